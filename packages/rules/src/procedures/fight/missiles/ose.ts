import { mayMelee } from '../../situation/reach/ose.ts';
import type { MissilesRule } from './rule.ts';

/** OSE-CMB-12: the last foot of each band is in it. */
const BANDS = [
  ['short', 1],
  ['medium', 0],
  ['long', -1],
] as const;

export const oseRange = (
  ranges: readonly [number, number, number],
  distance: number,
): { readonly band: string; readonly modifier: number; readonly allowed: boolean } => {
  if (mayMelee(distance)) return { band: 'melee', modifier: 0, allowed: false };
  const found = BANDS.find((_, i) => distance <= (ranges[i] ?? 0));
  return found
    ? { band: found[0], modifier: found[1], allowed: true }
    : { band: 'beyond', modifier: 0, allowed: false };
};

export const mayShoot = (feet: number): boolean => !mayMelee(feet);

/** OSE-CMB-22: a character strikes once, a monster as its description lists. */
export const attacksPerRound = (kind: 'pc' | 'monster', listed: number): number => (kind === 'pc' ? 1 : listed);

/**
 * OSE-CMB-11, 12, 22: three bands, one shot a round for characters; who stands beside the target is safe. Arrows and
 * bolts are bought by the quiver (OSE-APX-10), and so are counted.
 */
export const oseMissiles: MissilesRule = {
  cites: { near: 'OSE-CMB-11', cover: 'OSE-CMB-13', arc: 'TABLE' },
  shooting: 'OSE-CMB-11',
  pace: {
    rule: 'OSE-CMB-22',
    rate: ({ kind }, { times }) => attacksPerRound(kind === 'monster' ? 'monster' : 'pc', times),
    mayFireFirst: () => false,
    firesFirst: () => 'party',
  },
  fray: {
    note: null,
    isInto: () => false,
    stray: () => ({
      victim: null,
      damage: 0,
      dice: [],
      lessened: null,
      rule: 'OSE-CMB-20',
      formula: 'a miss hits nobody',
    }),
  },
  reach: {
    rule: 'OSE-CMB-12',
    yardsOutdoors: true,
    range: ({ ranges }, distance) =>
      ranges ? oseRange(ranges, distance) : { band: 'unmeasured', modifier: 0, allowed: true },
    lob: null,
  },
  mayShoot,
  hurling: 'OSE-APX-08',
  spends: 'OSE-APX-10',
};
