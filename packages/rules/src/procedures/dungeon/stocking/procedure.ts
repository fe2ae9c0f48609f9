import type { Declaration } from '../../../play/index.ts';
import { stockingCommands } from './commands.ts';
import { type StockingEvent, stockingEvolvers } from './events.ts';
import { stockingOffers } from './offers.ts';
import { stockingHandlers } from './stocking.ts';
import { stockingTellers } from './tell.ts';

export const stocking: Declaration<typeof stockingCommands, StockingEvent> = {
  forms: stockingCommands,
  handle: stockingHandlers,
  evolve: stockingEvolvers,
  tell: stockingTellers,
  offer: stockingOffers,
};
