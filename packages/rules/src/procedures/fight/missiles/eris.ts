import { MISSILES, type MissileWeapon, type RangeBand } from '../../../books/eris/content/missiles.ts';
import { bookBow, bookWeapon } from '../../../content/book-armour.ts';
import { type Answer, denied } from '../../../content/denied.ts';
import { type Dice, loaded } from '../../../core/index.ts';
import type { Attack } from '../../../state/creature.ts';
import type { MissilesRule } from './rule.ts';

const BANDS = ['short', 'mid', 'long'] as const;

/** ERI-MIS-03. */
const BONUS: Readonly<Record<RangeBand, number>> = { short: 2, mid: 1, long: 0 };

/** ERI-MIS-01: the band of a shot; parts of a foot count whole. */
export function bandOf(weapon: MissileWeapon, feet: number): RangeBand | null {
  const far = Math.max(1, Math.ceil(feet));
  return BANDS.find((band) => far <= (MISSILES[weapon].ranges[band] ?? 0)) ?? null;
}

/** ERI-MIS-03: what the range adds; nothing into melee. */
export const rangeBonus = (band: RangeBand, intoMelee: boolean): number => (intoMelee ? 0 : BONUS[band]);

/** ERI-MIS-02: shots this round. @param last the round of the last shot; null when loaded */
export function shotsIn(weapon: MissileWeapon, round: number, last: number | null): number {
  const { rate } = MISSILES[weapon];
  if (rate >= 1) return rate;
  return last === null || round - last >= 2 ? 1 : 0;
}

/** What decides on shooting before anyone else acts (ERI-MIS-04). */
export interface Readiness {
  readonly surprised: boolean;
  readonly prepared: boolean;
  readonly meleeBegun: boolean;
  readonly enemyFled: boolean;
  readonly asked: boolean;
  readonly refereeAllows: boolean;
}

export const mayFireFirst = (ready: Readiness): boolean =>
  !ready.surprised && ready.prepared && (!ready.meleeBegun || ready.enemyFled) && ready.asked && ready.refereeAllows;

/** ERI-MIS-05: an enemy with missiles and the initiative shoots first. */
export function firesFirst(enemyMissiles: boolean, dice: Dice): 'party' | 'enemy' | 'tied' {
  const [party, enemy] = [dice.die(6), dice.die(6)];
  if (!enemyMissiles || party > enemy) return 'party';
  return party === enemy ? 'tied' : 'enemy';
}

/** ERI-MIS-06: at a target in a melee, or straight past one, once blows have been struck. */
export const isIntoMelee = (begun: boolean, targetInMelee: boolean, past: boolean, indirect: boolean): boolean =>
  begun && (targetInMelee || (past && !indirect));

export interface Stray {
  readonly stray: 'none' | 'half' | 'full';
  /** A number in the list of friends; 0 for none. */
  readonly victim: number;
  readonly damage: number;
}

const NO_STRAY: Stray = { stray: 'none', victim: 0, damage: 0 };

/** ERI-MIS-07: a miss into melee may hit a friend: on 1 in full, on 2 half, rounded up. */
export function strayShot(weapon: MissileWeapon, friends: number, dice: Dice): Stray {
  if (friends === 0) return NO_STRAY;
  const face = dice.die(6);
  if (face > 2) return NO_STRAY;
  const victim = friends > 1 ? dice.die(friends) : 1;
  const full = missileDamage(weapon, dice.die(6), false);
  return face === 1 ? { stray: 'full', victim, damage: full } : { stray: 'half', victim, damage: Math.ceil(full / 2) };
}

const INDIRECT = -2;

/** How a shot is aimed. */
export interface Aim {
  readonly feet: number;
  readonly intoMelee: boolean;
  readonly indirect: boolean;
  readonly ceilingRoom: boolean;
  /** Arcs reach targets at the short range too (ERI-MIS-08). */
  readonly fromShort: boolean;
}

/** ERI-MIS-08: the middle range, and by option whatever is nearer. */
const isInArc = (band: RangeBand, fromShort: boolean): boolean => band === 'mid' || (fromShort && band === 'short');

export type Aimed = Answer<
  { readonly band: RangeBand; readonly modifier: number },
  'no-headroom' | 'not-mid-range' | 'out-of-range'
>;

/** ERI-MIS-03, 08: range, and the arc, which needs headroom and the middle range. */
export function aimed(weapon: MissileWeapon, { feet, intoMelee, indirect, ceilingRoom, fromShort }: Aim): Aimed {
  if (indirect && !ceilingRoom) return denied('no-headroom');
  const band = bandOf(weapon, feet);
  if (!band) return denied('out-of-range');
  if (indirect && !isInArc(band, fromShort)) return denied('not-mid-range');
  return { band, modifier: rangeBonus(band, intoMelee) + (indirect ? INDIRECT : 0) };
}

/** ERI-MIS-09: the die and the weapon's own, doubled on a critical. */
export const missileDamage = (weapon: MissileWeapon, face: number, critical: boolean): number =>
  (face + MISSILES[weapon].damage) * (critical ? 2 : 1);

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
function missileNamed(name: string): MissileWeapon | null {
  if (HURLED.includes(bookWeapon(name))) return 'hurled';
  const bow = bookBow(name);
  return isMissile(bow) ? bow : null;
}

const WHY = {
  'no-headroom': 'there is no room overhead',
  'not-mid-range': 'the target is too near for it, or too far',
  'out-of-range': 'the target is beyond its range',
} as const;

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
  cites: { near: silent.cites.near, cover: silent.cites.cover, arc: 'ERI-MIS-08' },
  shooting: 'ERI-MIS-01',
  pace: {
    rule: 'ERI-MIS-02',
    rate: (shooter, attack, round, last) => {
      const weapon = missileNamed(attack.name);
      return weapon && shooter.kind !== 'monster'
        ? shotsIn(weapon, round, last)
        : silent.pace.rate(shooter, attack, round, last);
    },
    mayFireFirst: (ready) => mayFireFirst({ ...ready, asked: true, refereeAllows: true }),
    firesFirst: (enemyMissiles, ranks) => firesFirst(enemyMissiles, loaded(...ranks)),
  },
  spends: 'ERI-MIS-10',
  hurling: 'ERI-MIS-01',
  fray: {
    note: { rule: 'ERI-MIS-06', text: 'into a melee: no range counts, and a miss may hit friends' },
    isInto: isIntoMelee,
    stray: (attack, friends, dice) => {
      const { stray, victim, damage } = strayShot(missileNamed(attack.name) ?? 'hurled', friends, dice);
      const formula = 'd6 for a miss into melee: 1 a friend in full, 2 a friend by half';
      const named = ['Into the melee', ...(friends > 1 ? ['Which friend'] : []), 'Damage'];
      return {
        victim: stray === 'none' ? null : victim - 1,
        damage,
        dice: stray === 'none' ? named.slice(0, 1) : named,
        lessened: stray === 'half' ? 'by half' : null,
        rule: 'ERI-MIS-07',
        formula,
      };
    },
  },
  reach: {
    rule: 'ERI-MIS-03',
    yardsOutdoors: outdoorYards,
    range: (attack, feet, intoMelee) => {
      const weapon = missileNamed(attack.name);
      const band = weapon ? bandOf(weapon, feet) : ownBand(attack, feet);
      return band
        ? { band, modifier: rangeBonus(band, intoMelee), allowed: true }
        : { band: 'beyond', modifier: 0, allowed: false };
    },
    lob: (attack, feet, intoMelee, ceilingRoom) => {
      const weapon = missileNamed(attack.name);
      if (!weapon) return { why: 'it flies straight' };
      const found = aimed(weapon, { feet, intoMelee, indirect: true, ceilingRoom, fromShort });
      return 'error' in found ? { why: WHY[found.error] } : found;
    },
  },
  mayShoot: () => true,
});
