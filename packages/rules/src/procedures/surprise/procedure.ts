import type { Declaration } from '../../procedure.ts';
import { type SurpriseCommand, surpriseCommands } from './commands.ts';
import { type SurpriseEvent, surpriseEvolvers } from './events.ts';
import { surpriseOffers } from './offers.ts';
import { surpriseProcedures } from './surprise.ts';
import { surpriseTellers } from './tell.ts';

export const surprise: Declaration<SurpriseCommand, SurpriseEvent> = {
  forms: surpriseCommands,
  play: surpriseProcedures,
  evolve: surpriseEvolvers,
  tell: surpriseTellers,
  offer: surpriseOffers,
};
