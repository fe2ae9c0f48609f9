import type { Declaration } from '../../../play/index.ts';
import { shopCommands } from './commands.ts';
import { type ShopEvent, shopEvolvers } from './events.ts';
import { shopOffers } from './offers.ts';
import { shopHandlers } from './shop.ts';
import { shopTellers } from './tell.ts';

export const shop: Declaration<typeof shopCommands, ShopEvent> = {
  forms: shopCommands,
  handle: shopHandlers,
  evolve: shopEvolvers,
  tell: shopTellers,
  offer: shopOffers,
};
