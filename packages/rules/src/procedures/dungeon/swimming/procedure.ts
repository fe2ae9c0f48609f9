import type { Declaration } from '../../../play/index.ts';
import { swimmingCommands } from './commands.ts';
import { type SwimmingEvent, swimmingEvolvers } from './events.ts';
import { swimmingLegality } from './may.ts';
import { swimmingOffers } from './offers.ts';
import { swimmingHandlers } from './swimming.ts';
import { swimmingTellers } from './tell.ts';

export const swimming: Declaration<typeof swimmingCommands, SwimmingEvent> = {
  forms: swimmingCommands,
  may: swimmingLegality,
  play: swimmingHandlers,
  evolve: swimmingEvolvers,
  tell: swimmingTellers,
  offer: swimmingOffers,
};
