import type { Declaration } from '../../procedure.ts';
import { type DistanceCommand, distanceCommands } from './commands.ts';
import { distanceProcedures } from './distance.ts';
import { type DistanceEvent, distanceEvolvers } from './events.ts';
import { distanceOffers } from './offers.ts';
import { distanceTellers } from './tell.ts';

export const distance: Declaration<DistanceCommand, DistanceEvent> = {
  forms: distanceCommands,
  play: distanceProcedures,
  evolve: distanceEvolvers,
  tell: distanceTellers,
  offer: distanceOffers,
};
