import { bookBow, bookWeapon } from '../../../content/book-armour.ts';
import { MISSILES, type MissileWeapon, type RangeBand } from '../../../content/eris/missiles.ts';
import { loaded } from '../../../core/index.ts';
import type { Attack } from '../../../state/creature.ts';
import { aimed, bandOf, firesFirst, isIntoMelee, mayFireFirst, rangeBonus, shotsIn, strayShot } from './eris.ts';
import type { MissilesRule } from './rule.ts';

const isMissile = (name: string): name is MissileWeapon => Object.keys(MISSILES).includes(name);

/** What is thrown, not shot (ERI-MIS-01). */
const HURLED: readonly string[] = [
  'dagger',
  'silver-dagger',
  'hand-axe',
  'spear',
  'war-hammer',
  'hammer',
  'stone',
  'rock',
  'oil',
  'oil-flask',
  'holy-water',
  'trident',
];

/** The row of the table for a weapon in play; null for what it does not list, such as spat acid. */
export function missileNamed(name: string): MissileWeapon | null {
  if (HURLED.includes(bookWeapon(name))) return 'hurled';
  const bow = bookBow(name);
  return isMissile(bow) ? bow : null;
}

const WHY = {
  'no-headroom': 'there is no room overhead',
  'not-mid-range': 'the target is too near for it, or too far',
  'out-of-range': 'the target is beyond its range',
} as const;

const BANDS: readonly RangeBand[] = ['short', 'mid', 'long'];

/** The band by a weapon's own ranges, where the table does not list it. */
const ownBand = ({ ranges }: Attack, feet: number): RangeBand | null =>
  ranges ? (BANDS.find((_, place) => feet <= (ranges[place] ?? 0)) ?? null) : 'long';

/** How the referee plays missiles. */
export interface ErisMissilesOptions {
  /** Ranges out of doors are in yards (ERI-MIS-01). */
  readonly outdoorYards: boolean;
  /** Arcs reach targets at the short range too (ERI-MIS-08). */
  readonly fromShort: boolean;
}

/** ERI-MIS as one slot. */
export const erisMissiles = (silent: MissilesRule, { outdoorYards, fromShort }: ErisMissilesOptions): MissilesRule => ({
  ...silent,
  cites: { near: silent.cites.near, cover: silent.cites.cover, arc: 'ERI-MIS-08' },
  shooting: 'ERI-MIS-01',
  rates: 'ERI-MIS-02',
  spends: 'ERI-MIS-10',
  hurling: 'ERI-MIS-01',
  melee: { rule: 'ERI-MIS-06', text: 'into a melee: no range counts, and a miss may hit friends' },
  rule: 'ERI-MIS-03',
  yardsOutdoors: outdoorYards,
  mayShoot: () => true,
  range: (attack, feet, intoMelee) => {
    const weapon = missileNamed(attack.name);
    const band = weapon ? bandOf(weapon, feet) : ownBand(attack, feet);
    return band
      ? { band, modifier: rangeBonus(band, intoMelee), allowed: true }
      : { band: 'beyond', modifier: 0, allowed: false };
  },
  rate: (shooter, attack, round, last) => {
    const weapon = missileNamed(attack.name);
    return weapon && shooter.kind !== 'monster'
      ? shotsIn(weapon, round, last)
      : silent.rate(shooter, attack, round, last);
  },
  mayFireFirst: (ready) => mayFireFirst({ ...ready, asked: true, refereeAllows: true }),
  firesFirst: (enemyMissiles, ranks) => firesFirst(enemyMissiles, loaded(...ranks)),
  intoMelee: isIntoMelee,
  lob: (attack, feet, intoMelee, ceilingRoom) => {
    const weapon = missileNamed(attack.name);
    if (!weapon) return { why: 'it flies straight' };
    const found = aimed(weapon, { feet, intoMelee, indirect: true, ceilingRoom, fromShort });
    return 'error' in found ? { why: WHY[found.error] } : found;
  },
  stray: (attack, friends, dice) => {
    const { stray, victim, damage } = strayShot(missileNamed(attack.name) ?? 'hurled', friends, dice);
    const formula = 'd6 for a miss into melee: 1 a friend in full, 2 a friend by half';
    return { victim: stray === 'none' ? null : victim - 1, damage, rule: 'ERI-MIS-07', formula };
  },
});
