import type { Declaration } from '../../../play/index.ts';
import { captivesFollow, captivesHandlers } from './captives.ts';
import { captivesCommands } from './commands.ts';
import { type CaptivesEvent, captivesEvolvers } from './events.ts';
import { captivesOffers } from './offers.ts';
import { captivesTellers } from './tell.ts';

export const captives: Declaration<typeof captivesCommands, CaptivesEvent> = {
  forms: captivesCommands,
  handle: captivesHandlers,
  evolve: captivesEvolvers,
  tell: captivesTellers,
  offer: captivesOffers,
  follows: captivesFollow,
};
