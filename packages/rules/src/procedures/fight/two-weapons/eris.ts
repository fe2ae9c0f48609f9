import { gripBonus } from '../../../books/eris/content/grips.ts';
import { bookWeapon } from '../../../content/book-armour.ts';
import { dualEffect, dualMode } from '../../party/equipping/eris.ts';
import type { TwoWeaponsRule } from './rule.ts';

const WHY = {
  'needs-two-hands': 'it needs both hands',
  'two-handed-with-shield': 'it needs both hands, and one holds a shield',
  'offhand-too-large': 'it is too large for the other hand',
  'offhand-with-shield': 'the other hand holds a shield',
  'offhand-with-two-handed': 'both hands are taken',
} as const;

/** ERI-DMG-02, 03, 04 as one slot. */
export const erisTwoWeapons: TwoWeaponsRule = {
  cites: { said: 'ERI-DMG-03', second: 'ERI-DMG-04' },
  rule: 'ERI-DMG-03',
  grip: 'ERI-DMG-02',
  twoWeapons: true,
  bowsToo: false,
  uses: [
    { value: 'defensive', label: 'to ward off: −1 for those who strike' },
    { value: 'offensive', label: 'to strike: +1' },
  ],
  unwieldy: (weapon, hands) => {
    const grip = gripBonus(bookWeapon(weapon), hands, false);
    return 'error' in grip ? WHY[grip.error] : null;
  },
  mode: ({ offhand, ...hands }, announced) => {
    const found = dualMode({ ...hands, offhand: offhand === null ? null : bookWeapon(offhand) }, announced, true);
    return 'error' in found ? { why: WHY[found.error] } : found.mode;
  },
  effect: dualEffect,
};
