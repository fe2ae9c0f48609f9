import type { Declaration } from '../../../play/index.ts';
import { classFunctionsHandlers } from './class-functions.ts';
import { classFunctionsCommands } from './commands.ts';
import { type ClassFunctionsEvent, classFunctionsEvolvers } from './events.ts';
import { tellLore } from './lore.ts';
import { classFunctionsOffers } from './offers.ts';
import { noticeInPassing } from './passing.ts';
import { classFunctionsTellers } from './tell.ts';

export const classFunctions: Declaration<typeof classFunctionsCommands, ClassFunctionsEvent> = {
  forms: classFunctionsCommands,
  handle: classFunctionsHandlers,
  evolve: classFunctionsEvolvers,
  tell: classFunctionsTellers,
  offer: classFunctionsOffers,
  after: (play) => {
    noticeInPassing(play);
    tellLore(play);
  },
};
