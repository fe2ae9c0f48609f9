import { bookWeapon } from '../../../content/book-armour.ts';
import { gormanRange } from '../attack/gorman.ts';
import type { MissilesRule } from './rule.ts';

/** GOR-CMB-09: his own ranges for the weapons he lists; on all else the book is silent. */
export const gormanMissiles = (silent: MissilesRule): MissilesRule => ({
  ...silent,
  rule: 'GOR-CMB-09',
  hurling: 'GOR-CMB-09',
  range: (attack, distance, intoMelee) => {
    const found = gormanRange(bookWeapon(attack.name), distance);
    if (!('error' in found)) return { ...found, allowed: true };
    return found.error === 'not-a-missile'
      ? silent.range(attack, distance, intoMelee)
      : { band: 'beyond', modifier: 0, allowed: false };
  },
});
