import { entryOf } from '../../../content/entry.ts';
import { GORMAN_ARMOURS } from '../../../content/gorman/armour.ts';
import { GORMAN_CLASS, type GormanClass } from '../../../content/gorman/classes.ts';
import { GORMAN_WEAPONS } from '../../../content/gorman/weapons.ts';

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
