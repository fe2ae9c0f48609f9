import type { Declaration } from '../../../play/index.ts';
import { equippingCommands } from './commands.ts';
import { equippingHandlers } from './equipping.ts';
import { type EquippingEvent, equippingEvolvers } from './events.ts';
import { equippingOffers } from './offers.ts';
import { equippingTellers } from './tell.ts';

export const equipping: Declaration<typeof equippingCommands, EquippingEvent> = {
  forms: equippingCommands,
  handle: equippingHandlers,
  evolve: equippingEvolvers,
  tell: equippingTellers,
  offer: equippingOffers,
};
