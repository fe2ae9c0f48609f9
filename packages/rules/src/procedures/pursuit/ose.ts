import { inSix, percent } from '../chance/chance.ts';
import type { PursuitRule } from './rule.ts';

/** OSE-PUR-02…07, 09, 13. */
export const osePursuit: PursuitRule = {
  ids: {
    running: 'OSE-PUR-02',
    speed: 'OSE-PUR-03',
    obstacle: 'OSE-PUR-07',
    passages: 'OSE-PUR-02',
    givingUp: 'OSE-PUR-02',
    treasure: 'OSE-PUR-05',
    food: 'OSE-PUR-06',
    exhaustion: 'OSE-PUR-04',
  },
  passages: [],
  follows: () => inSix(6),
  givesUp: () => false,
  caughtAt: 5,
  running: (base) => base,
  roundsInGo: 1,
  contact: null,
  closing: (fleeRate, pursueRate, onWater) => (onWater ? Math.max(30, pursueRate - fleeRate) : pursueRate - fleeRate),
  obstacle: (effect, pursueRate) => {
    if (effect === 'stop') return { pursueRate: 0, ended: true };
    return { pursueRate: effect === 'slow' ? Math.floor(pursueRate / 2) : pursueRate, ended: false };
  },
  endsOutOfSight: (tenacious) => !tenacious,
  lure: (kind, intelligent) => inSix((kind === 'treasure') === intelligent ? 3 : 0),
  exhaustedAfter: 30,
  restTurns: 3,
  exhausted: { attack: -2, damage: -2, armour: -2 },
  catchUp: percent(50),
};

/** OSE-PUR-02: the gap after rounds at the same speeds; it stands still once they are caught. */
export function gapAfter(
  rule: PursuitRule,
  gap: number,
  fleeRate: number,
  pursueRate: number,
  rounds: number,
  inSight: boolean,
) {
  const closing = rule.closing(rule.running(fleeRate), rule.running(pursueRate), false);
  let now = gap;
  for (let round = 1; round <= rounds; round += 1) {
    now -= closing;
    if (inSight && now <= rule.caughtAt) return { gap: now, caught: true, caughtRound: round };
  }
  return { gap: now, caught: false, caughtRound: null };
}

/** OSE-PUR-09: how long a pursuit on water takes. */
export function waterPursuit(rule: PursuitRule, distanceYards: number, fleeRate: number, pursueRate: number) {
  const startFeet = distanceYards * 3;
  const closing = rule.closing(fleeRate, pursueRate, true);
  return { startFeet, closing, rounds: Math.ceil(startFeet / closing) };
}
