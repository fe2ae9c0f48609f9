import type { Declaration } from '../../procedure.ts';
import { climbingProcedures } from './climbing.ts';
import { type ClimbingCommand, climbingCommands } from './commands.ts';
import { type ClimbingEvent, climbingEvolvers } from './events.ts';
import { climbingOffers } from './offers.ts';
import { climbingTellers } from './tell.ts';

export const climbing: Declaration<ClimbingCommand, ClimbingEvent> = {
  forms: climbingCommands,
  play: climbingProcedures,
  evolve: climbingEvolvers,
  tell: climbingTellers,
  offer: climbingOffers,
};
