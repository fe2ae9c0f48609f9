import type { Declaration } from '../../../play/index.ts';
import { climbingHandlers } from './climbing.ts';
import { climbingCommands } from './commands.ts';
import { type ClimbingEvent, climbingEvolvers } from './events.ts';
import { climbingLegality } from './may.ts';
import { climbingOffers } from './offers.ts';
import { climbingTellers } from './tell.ts';

export const climbing: Declaration<typeof climbingCommands, ClimbingEvent> = {
  forms: climbingCommands,
  may: climbingLegality,
  play: climbingHandlers,
  evolve: climbingEvolvers,
  tell: climbingTellers,
  offer: climbingOffers,
};
