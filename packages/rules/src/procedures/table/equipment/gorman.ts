import { GORMAN_PACKED, GORMAN_WARES } from '../../../books/gorman/content/wares.ts';
import { GORMAN_RANGES, GORMAN_WEAPONS } from '../../../books/gorman/content/weapons.ts';
import { attacksWith as oseAttacksWith } from '../../../books/ose/content/armed.ts';
import { weaponOf } from '../../../books/ose/content/weapons.ts';
import { bookWeapon } from '../../../content/book-armour.ts';
import { entryOf } from '../../../content/entry.ts';
import type { Attack } from '../../../state/creature.ts';
import { type EquipmentRule, priceList } from './rule.ts';

/**
 * GOR-CMB-06, GOR-CMB-09: the damage slot finds the die by class and grip; what is slow is of the adventures chapter, and
 * so are the oil and the holy water that he sells and does not say how to throw (GOR-RUL-01).
 */
function attacksWith(name: string): readonly Attack[] {
  const weapon = entryOf(GORMAN_WEAPONS, bookWeapon(name));
  if (!weapon) return weaponOf(name)?.qualities.includes('splash') ? oseAttacksWith(name) : [];
  const way = (kind: Attack['kind']): Attack => ({
    name,
    kind,
    damage: '1d6',
    times: 1,
    ranges: kind === 'missile' ? (entryOf(GORMAN_RANGES, bookWeapon(name)) ?? null) : null,
    slow: weaponOf(name)?.qualities.includes('slow') ?? false,
    blunt: weapon.blunt,
  });
  return [...(weapon.ranged === 'launcher' ? [] : [way('melee')]), ...(weapon.ranged === null ? [] : [way('missile')])];
}

/** GOR-EQP-02, 03, 04. */
export const gormanEquipment = (chapter: EquipmentRule): EquipmentRule =>
  priceList(GORMAN_WARES, {
    id: 'GOR-EQP-03',
    lists: {
      weapon: 'GOR-EQP-03',
      armour: 'GOR-EQP-03',
      gear: 'GOR-EQP-03',
      mount: 'GOR-EQP-03',
      vessel: 'GOR-EQP-03',
    },
    // The house rules sell beasts and do not say what they bear: as in the adventures chapter.
    beasts: chapter.beasts,
    packages: { rule: 'GOR-EQP-04', all: GORMAN_PACKED },
    changing: 'GOR-EQP-02',
    copper: { pp: 500, gp: 100, ep: 50, sp: 10, cp: 1 },
    attacksWith,
    asWeapon: chapter.asWeapon,
  });
