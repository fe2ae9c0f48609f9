import type { Declaration } from '../../../play/index.ts';
import { surpriseCommands } from './commands.ts';
import { type SurpriseEvent, surpriseEvolvers } from './events.ts';
import { surpriseOffers } from './offers.ts';
import { surpriseHandlers } from './surprise.ts';
import { surpriseTellers } from './tell.ts';

export const surprise: Declaration<typeof surpriseCommands, SurpriseEvent> = {
  forms: surpriseCommands,
  handle: surpriseHandlers,
  evolve: surpriseEvolvers,
  tell: surpriseTellers,
  offer: surpriseOffers,
};
