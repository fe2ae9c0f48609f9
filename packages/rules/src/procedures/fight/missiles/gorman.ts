import { GORMAN_RANGES } from '../../../books/gorman/content/weapons.ts';
import { bookWeapon } from '../../../content/book-armour.ts';
import { type Answer, denied } from '../../../content/denied.ts';
import { entryOf } from '../../../content/entry.ts';
import { MELEE_FEET } from '../../situation/reach/melee-feet.ts';
import type { MissilesRule } from './rule.ts';

/** GOR-CMB-09: his own ranges for the weapons he lists. On how often and at whom one shoots the book is silent (GOR-RUL-01). */
export const gormanMissiles = (silent: MissilesRule): MissilesRule => ({
  reach: {
    rule: 'GOR-CMB-09',
    range: (attack, distance, intoMelee) => {
      const found = gormanRange(bookWeapon(attack.name), distance);
      if (!('error' in found)) return { ...found, allowed: true };
      return found.error === 'not-a-missile'
        ? silent.reach.range(attack, distance, intoMelee)
        : { band: 'beyond', modifier: 0, allowed: false };
    },
    yardsOutdoors: silent.reach.yardsOutdoors,
    lob: silent.reach.lob,
  },
  hurling: 'GOR-CMB-09',
  cites: silent.cites,
  shooting: silent.shooting,
  pace: silent.pace,
  fray: silent.fray,
  mayShoot: silent.mayShoot,
  spends: silent.spends,
});

/** GOR-CMB-09: the band of a shot, and what it adds. */
export function gormanRange(
  weapon: string,
  feet: number,
): Answer<
  { readonly band: 'short' | 'medium' | 'long'; readonly modifier: number },
  'too-close' | 'out-of-range' | 'not-a-missile'
> {
  const ranges = entryOf(GORMAN_RANGES, weapon);
  if (!ranges) return denied('not-a-missile');
  if (feet <= MELEE_FEET) return denied('too-close');
  const [short, medium, long] = ranges;
  if (feet <= short) return { band: 'short', modifier: 1 };
  if (feet <= medium) return { band: 'medium', modifier: 0 };
  return feet <= long ? { band: 'long', modifier: -1 } : denied('out-of-range');
}
