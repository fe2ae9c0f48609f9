import { type Answer, denied } from '../../../content/denied.ts';
import { entryOf } from '../../../content/entry.ts';
import { GORMAN_CLASS, type GormanClass } from '../../../content/gorman/classes.ts';
import { GORMAN_WEAPONS } from '../../../content/gorman/weapons.ts';

/** What is worn, in the book's words. */
export const GORMAN_ARMOURS = ['none', 'leather', 'chain', 'plate'] as const;
export type GormanArmour = (typeof GORMAN_ARMOURS)[number];

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

/** GOR-CLS-07: whether a class casts in what it wears. */
export function castsIn(of: GormanClass, armour: GormanArmour, shield: boolean): boolean {
  const facts = GORMAN_CLASS[of];
  if (facts.spellList === null) return false;
  return facts.armour === 'any' || (armour === 'none' && !shield);
}

export type Grip = Answer<
  { readonly die: 'd2' | 'd6' | 'd8' | 'd10'; readonly attacks: 1 },
  'two-handed-with-shield' | 'offhand-with-shield' | 'offhand-with-two-handed'
>;

/** Bare hands, claws and teeth. */
export const NATURAL = 'natural';

/**
 * GOR-CMB-06: the damage die of a weapon as it is held. Whoever does not fight as a fighter deals a d6 with everything;
 * two hands and two weapons count for more in melee alone.
 * @param of the class; null for those without one
 */
export function gripOf(of: GormanClass | null, weapon: string, shield: boolean, offhand: string | null): Grip {
  const facts = entryOf(GORMAN_WEAPONS, weapon);
  const twoHanded = facts?.hands === 2;
  if (twoHanded && shield) return denied('two-handed-with-shield');
  if (offhand !== null && shield) return denied('offhand-with-shield');
  if (offhand !== null && (twoHanded || entryOf(GORMAN_WEAPONS, offhand)?.hands === 2))
    return denied('offhand-with-two-handed');
  if (weapon === NATURAL) return { die: 'd2', attacks: 1 };
  if (of === null || GORMAN_CLASS[of].damageAs === 'other') return { die: 'd6', attacks: 1 };
  const melee = facts?.ranged !== 'launcher';
  if (melee && (offhand !== null || twoHanded)) return { die: 'd10', attacks: 1 };
  return { die: facts?.martial ? 'd8' : 'd6', attacks: 1 };
}
