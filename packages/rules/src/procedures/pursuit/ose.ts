import type { Dice } from '../../dice.ts';
import { inSix, percent, succeeds } from '../chance/chance.ts';
import type { PursuitRule } from './rule.ts';

/** OSE-PUR-02…07, 09, 13. */
export const osePursuit: PursuitRule = {
  caughtAt: 5,
  running: (base) => base,
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

export const isExhausted = (
  { exhaustedAfter, restTurns }: PursuitRule,
  roundsRun: number,
  turnsRested: number,
): boolean => roundsRun >= exhaustedAfter && turnsRested < restTurns;

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

/** Eight ways to run, clockwise from the north. */
export const WINDS = 8;

export interface PursuitDay {
  readonly direction: number;
  /** The face, when the pursuer is fast enough to have a chance. */
  readonly catchUp: number | null;
  readonly evasion: number | null;
  readonly outcome: 'caught' | 'escaped' | 'ongoing';
}

/** OSE-PUR-13: a day of flight: a direction, the pursuer's chance, the decision to stop or go on, and a chance to get away. */
export function pursuitDay(
  rule: PursuitRule,
  dice: Dice,
  pursuerFaster: boolean,
  evasionChance: number,
  goOn: boolean,
): PursuitDay {
  const direction = dice.die(WINDS);
  const catchUp = pursuerFaster ? dice.die(rule.catchUp.sides) : null;
  if (catchUp !== null && succeeds(rule.catchUp, catchUp))
    return { direction, catchUp, evasion: null, outcome: 'caught' };
  if (!goOn) return { direction, catchUp, evasion: null, outcome: 'caught' };
  const evasion = dice.die(100);
  return { direction, catchUp, evasion, outcome: succeeds(percent(evasionChance), evasion) ? 'escaped' : 'ongoing' };
}
