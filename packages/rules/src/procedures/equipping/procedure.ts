import type { Declaration } from '../../procedure.ts';
import { type EquippingCommand, equippingCommands } from './commands.ts';
import { equippingProcedures } from './equipping.ts';
import { type EquippingEvent, equippingEvolvers } from './events.ts';
import { equippingOffers } from './offers.ts';
import { equippingTellers } from './tell.ts';

export const equipping: Declaration<EquippingCommand, EquippingEvent> = {
  forms: equippingCommands,
  play: equippingProcedures,
  evolve: equippingEvolvers,
  tell: equippingTellers,
  offer: equippingOffers,
};
