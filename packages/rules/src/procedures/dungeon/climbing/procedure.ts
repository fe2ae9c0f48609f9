import type { Declaration } from '../../../play/index.ts';
import { climbingHandlers } from './climbing.ts';
import { climbingCommands } from './commands.ts';
import { type ClimbingEvent, climbingEvolvers } from './events.ts';
import { climbingOffers } from './offers.ts';
import { climbingTellers } from './tell.ts';

export const climbing: Declaration<typeof climbingCommands, ClimbingEvent> = {
  forms: climbingCommands,
  handle: climbingHandlers,
  evolve: climbingEvolvers,
  tell: climbingTellers,
  offer: climbingOffers,
};
