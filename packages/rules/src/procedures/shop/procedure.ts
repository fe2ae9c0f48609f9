import type { Declaration } from '../../procedure.ts';
import { type ShopCommand, shopCommands } from './commands.ts';
import { type ShopEvent, shopEvolvers } from './events.ts';
import { shopOffers } from './offers.ts';
import { shopProcedures } from './shop.ts';
import { shopTellers } from './tell.ts';

export const shop: Declaration<ShopCommand, ShopEvent> = {
  forms: shopCommands,
  play: shopProcedures,
  evolve: shopEvolvers,
  tell: shopTellers,
  offer: shopOffers,
};
