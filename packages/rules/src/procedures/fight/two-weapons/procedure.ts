import type { Declaration } from '../../../play/index.ts';
import { twoWeaponsCommands } from './commands.ts';
import { type TwoWeaponsEvent, twoWeaponsEvolvers } from './events.ts';
import { twoWeaponsOffers } from './offers.ts';
import { twoWeaponsTellers } from './tell.ts';
import { twoWeaponsHandlers } from './two-weapons.ts';

export const twoWeapons: Declaration<typeof twoWeaponsCommands, TwoWeaponsEvent> = {
  forms: twoWeaponsCommands,
  handle: twoWeaponsHandlers,
  evolve: twoWeaponsEvolvers,
  tell: twoWeaponsTellers,
  offer: twoWeaponsOffers,
};
