import { attacksPerRound, mayShoot, oseRange } from '../attack/ose.ts';
import type { MissilesRule } from './rule.ts';

/**
 * OSE-CMB-11, 12, 22: three bands, one shot a round for characters; who stands beside the target is safe. Arrows and
 * bolts are bought by the quiver (OSE-APX-10), and so are counted.
 */
export const oseMissiles: MissilesRule = {
  cites: { near: 'OSE-CMB-11', cover: 'OSE-CMB-13', arc: 'TABLE' },
  shooting: 'OSE-CMB-11',
  rates: 'OSE-CMB-22',
  melee: null,
  rule: 'OSE-CMB-12',
  yardsOutdoors: true,
  mayShoot,
  range: ({ ranges }, distance) =>
    ranges ? oseRange(ranges, distance) : { band: 'unmeasured', modifier: 0, allowed: true },
  rate: ({ kind }, { times }) => attacksPerRound(kind === 'monster' ? 'monster' : 'pc', times),
  mayFireFirst: () => false,
  firesFirst: () => 'party',
  intoMelee: () => false,
  lob: null,
  hurling: 'OSE-APX-08',
  spends: 'OSE-APX-10',
  stray: () => ({ victim: null, damage: 0, rule: 'OSE-CMB-20', formula: 'a miss hits nobody' }),
};
