import type { Declaration } from '../../../play/index.ts';
import { swimmingCommands } from './commands.ts';
import { type SwimmingEvent, swimmingEvolvers } from './events.ts';
import { swimmingOffers } from './offers.ts';
import { swimmingHandlers } from './swimming.ts';
import { swimmingTellers } from './tell.ts';

export const swimming: Declaration<typeof swimmingCommands, SwimmingEvent> = {
  forms: swimmingCommands,
  handle: swimmingHandlers,
  evolve: swimmingEvolvers,
  tell: swimmingTellers,
  offer: swimmingOffers,
};
