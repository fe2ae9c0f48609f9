import type { Declaration } from '../../procedure.ts';
import { type SwimmingCommand, swimmingCommands } from './commands.ts';
import { type SwimmingEvent, swimmingEvolvers } from './events.ts';
import { swimmingOffers } from './offers.ts';
import { swimmingProcedures } from './swimming.ts';
import { swimmingTellers } from './tell.ts';

export const swimming: Declaration<SwimmingCommand, SwimmingEvent> = {
  forms: swimmingCommands,
  play: swimmingProcedures,
  evolve: swimmingEvolvers,
  tell: swimmingTellers,
  offer: swimmingOffers,
};
