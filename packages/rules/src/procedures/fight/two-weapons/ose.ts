import { weaponOf } from '../../../books/ose/content/weapons.ts';
import { plainWeapon } from '../../../content/book-armour.ts';
import type { TwoWeaponsRule } from './rule.ts';

/** OSE-APX-08, OSE-APX-09: what is two-handed leaves no hand for a shield. The chapter knows no second weapon. */
export const oseTwoWeapons: TwoWeaponsRule = {
  cites: { said: 'OSE-CMB-24', second: 'OSE-CMB-24' },
  rule: 'OSE-CMB-24',
  grip: 'OSE-APX-09',
  twoWeapons: false,
  uses: [],
  bowsToo: true,
  unwieldy: (weapon, hands) =>
    hands === 1 && weaponOf(plainWeapon(weapon))?.qualities.includes('two-handed') ? 'it takes both hands' : null,
  mode: () => 'none',
  effect: () => ({ ownAttack: 0, attackerModifier: 0 }),
};
