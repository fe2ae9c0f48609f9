import type { TwoWeaponsRule } from './rule.ts';

/** The adventures chapter leaves the grip to the equipment list, and knows no second weapon. */
export const oseTwoWeapons: TwoWeaponsRule = {
  rule: 'OSE-CMB-24',
  grip: 'OSE-CMB-24',
  twoWeapons: false,
  uses: [],
  unwieldy: () => null,
  mode: () => 'none',
  effect: () => ({ ownAttack: 0, attackerModifier: 0 }),
};
