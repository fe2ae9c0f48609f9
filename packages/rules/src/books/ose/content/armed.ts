import type { Attack } from '../../../state/creature.ts';
import { type WeaponQuality, weaponOf } from './weapons.ts';

/** The ways of attacking with a weapon of the list (OSE-APX-08): at arm's length, from afar, or both; none for other words. */
export function attacksWith(name: string): readonly Attack[] {
  const weapon = weaponOf(name);
  if (!weapon) return [];
  const has = (quality: WeaponQuality): boolean => weapon.qualities.includes(quality);
  const way = (kind: Attack['kind']): Attack => ({
    name,
    kind,
    damage: `1d${weapon.damageDie}`,
    times: 1,
    ranges: kind === 'missile' ? weapon.ranges : null,
    slow: has('slow'),
    blunt: has('blunt'),
    ...(name.startsWith('silver') ? { material: 'silver' } : {}),
  });
  return [...(has('melee') ? [way('melee')] : []), ...(has('missile') ? [way('missile')] : [])];
}
