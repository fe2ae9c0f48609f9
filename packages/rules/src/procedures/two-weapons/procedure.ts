import type { Declaration } from '../../procedure.ts';
import { type TwoWeaponsCommand, twoWeaponsCommands } from './commands.ts';
import { type TwoWeaponsEvent, twoWeaponsEvolvers } from './events.ts';
import { twoWeaponsOffers } from './offers.ts';
import { twoWeaponsTellers } from './tell.ts';
import { twoWeaponsProcedures } from './two-weapons.ts';

export const twoWeapons: Declaration<TwoWeaponsCommand, TwoWeaponsEvent> = {
  forms: twoWeaponsCommands,
  play: twoWeaponsProcedures,
  evolve: twoWeaponsEvolvers,
  tell: twoWeaponsTellers,
  offer: twoWeaponsOffers,
};
