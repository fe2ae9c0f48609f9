import { type Answer, denied } from '../../../content/denied.ts';
import { entryOf } from '../../../content/entry.ts';
import { GORMAN_CLASS, type GormanClass } from '../../../content/gorman/classes.ts';
import { GORMAN_WEAPONS } from '../../../content/gorman/weapons.ts';

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
