import { GORMAN_ARMOURS } from '../../../books/gorman/content/armour.ts';
import { GORMAN_CLASS, type GormanClass, isGormanClass } from '../../../books/gorman/content/classes.ts';
import { GORMAN_WEAPONS } from '../../../books/gorman/content/weapons.ts';
import { bookWeapon } from '../../../content/book-armour.ts';
import { entryOf } from '../../../content/entry.ts';
import type { RuleId } from '../../../core/index.ts';
import type { EquippingRule } from './rule.ts';

export interface Allowed {
  readonly allowed: boolean;
  readonly reason?: 'not-blunt' | 'armor-forbidden' | 'weapon-forbidden';
}

const isArmour = (item: string): boolean =>
  item !== 'none' && (item === 'shield' || GORMAN_ARMOURS.some((armour) => armour === item));

/** GOR-CLS-02, 04, 06: whether a class may take a thing in hand or put it on. */
export function mayEquip(of: GormanClass, item: string): Allowed {
  const { armour, weapons } = GORMAN_CLASS[of];
  if (isArmour(item)) return armour === 'any' ? { allowed: true } : { allowed: false, reason: 'armor-forbidden' };
  const weapon = entryOf(GORMAN_WEAPONS, item);
  if (!weapon) return { allowed: true };
  if (weapons === 'blunt' && !weapon.blunt) return { allowed: false, reason: 'not-blunt' };
  if (weapons === 'dagger' && item !== 'dagger') return { allowed: false, reason: 'weapon-forbidden' };
  return { allowed: true };
}

const RULES: Readonly<Record<string, RuleId>> = { cleric: 'GOR-CLS-02', 'magic-user': 'GOR-CLS-06' };
const SENTENCES = {
  'not-blunt': 'Clerics use blunt weapons alone.',
  'armor-forbidden': 'Magic-users wear no armour and bear no shield.',
  'weapon-forbidden': 'Magic-users fight with a dagger and nothing else.',
} as const;

/** GOR-CLS-02, 04, 06. */
export const gormanEquipping: EquippingRule = {
  cites: { donning: 'GOR-CLS-01', light: 'GOR-CLS-01', plate: 'GOR-CLS-01' },
  id: 'GOR-CLS-04',
  forbids: (of, { name }) => {
    if (of === null || !isGormanClass(of) || name === 'helmet') return null;
    const { reason } = mayEquip(of, name === 'chainmail' ? 'chain' : bookWeapon(name));
    return reason ? { rule: RULES[of] ?? 'GOR-CLS-04', sentence: SENTENCES[reason] } : null;
  },
  rounds: () => null,
  cutting: null,
  helpers: null,
};
