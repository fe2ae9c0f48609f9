import type { Declaration } from '../../../play/index.ts';
import { grapplingCommands } from './commands.ts';
import { type GrapplingEvent, grapplingEvolvers } from './events.ts';
import { grapplingHandlers } from './grappling.ts';
import { grapplingOffers } from './offers.ts';
import { grapplingTellers } from './tell.ts';

export const grappling: Declaration<typeof grapplingCommands, GrapplingEvent> = {
  forms: grapplingCommands,
  handle: grapplingHandlers,
  evolve: grapplingEvolvers,
  tell: grapplingTellers,
  offer: grapplingOffers,
};
