import type { Declaration } from '../../../play/index.ts';
import { distanceCommands } from './commands.ts';
import { distanceHandlers } from './distance.ts';
import { type DistanceEvent, distanceEvolvers } from './events.ts';
import { distanceOffers } from './offers.ts';
import { distanceTellers } from './tell.ts';

export const distance: Declaration<typeof distanceCommands, DistanceEvent> = {
  forms: distanceCommands,
  handle: distanceHandlers,
  evolve: distanceEvolvers,
  tell: distanceTellers,
  offer: distanceOffers,
};
