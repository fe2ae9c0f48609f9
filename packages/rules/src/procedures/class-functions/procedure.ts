import type { Declaration } from '../../procedure.ts';
import { classFunctionsProcedures } from './class-functions.ts';
import { type ClassFunctionsCommand, classFunctionsCommands } from './commands.ts';
import { type ClassFunctionsEvent, classFunctionsEvolvers } from './events.ts';
import { tellLore } from './lore.ts';
import { classFunctionsOffers } from './offers.ts';
import { noticeInPassing } from './passing.ts';
import { classFunctionsTellers } from './tell.ts';

export const classFunctions: Declaration<ClassFunctionsCommand, ClassFunctionsEvent> = {
  forms: classFunctionsCommands,
  play: classFunctionsProcedures,
  evolve: classFunctionsEvolvers,
  tell: classFunctionsTellers,
  offer: classFunctionsOffers,
  after: (play) => {
    noticeInPassing(play);
    tellLore(play);
  },
};
