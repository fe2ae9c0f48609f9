import { bookWeapon } from '../../../content/book-armour.ts';
import { isDenied } from '../../../content/denied.ts';
import { gripOf } from '../../body/damage/gorman.ts';
import type { TwoWeaponsRule } from './rule.ts';

const WHY = {
  'two-handed-with-shield': 'it needs both hands',
  'offhand-with-shield': 'the other hand holds a shield',
  'offhand-with-two-handed': 'it needs both hands',
} as const;

/** GOR-CMB-06 as one slot: two weapons make one attack, with a greater die in a fighter's hands. */
export const gormanTwoWeapons: TwoWeaponsRule = {
  cites: { said: 'GOR-CMB-06', second: 'GOR-CMB-06' },
  rule: 'GOR-CMB-06',
  grip: 'GOR-CMB-06',
  twoWeapons: true,
  bowsToo: false,
  uses: [{ value: 'offensive', label: 'one attack with both' }],
  unwieldy: (weapon, hands) => {
    const grip = gripOf(null, bookWeapon(weapon), hands === 1, null);
    return isDenied(grip) ? WHY[grip.error] : null;
  },
  mode: ({ offhand, shield }) => {
    if (offhand === null) return 'none';
    const grip = gripOf(null, bookWeapon(offhand), shield, bookWeapon(offhand));
    return isDenied(grip) ? { why: WHY[grip.error] } : 'offensive';
  },
  effect: () => ({ ownAttack: 0, attackerModifier: 0 }),
};
