import type { Dice, Ruleset } from '../../../core/index.ts';
import { percent, succeeds } from '../../table/chance/chance.ts';
import type { PursuitRule } from './rule.ts';

/** Eight ways to run, clockwise from the north. */
const WINDS = 8;

type Odds = ReturnType<Ruleset['evasion']['chance']>;

/** A day of flight through the wilderness. */
export interface PursuitDay {
  readonly direction: number;
  /** The face, when the pursuer is fast enough to have a chance. */
  readonly catchUp: number | null;
  readonly evasion: number | null;
  /** What the evasion is held against, and what it is made of; absent in older logs. */
  readonly odds?: Odds;
  readonly outcome: 'caught' | 'escaped' | 'ongoing';
}

/** A day of flight: a direction, the pursuer's chance, the decision to stop or go on, and a chance to get away. */
export function pursuitDay(
  rule: PursuitRule,
  dice: Dice,
  pursuerFaster: boolean,
  odds: Odds,
  goOn: boolean,
): PursuitDay {
  const direction = dice.die(WINDS);
  const catchUp = pursuerFaster ? dice.die(rule.caught.catchUp.sides) : null;
  if (catchUp !== null && succeeds(rule.caught.catchUp, catchUp))
    return { direction, catchUp, evasion: null, outcome: 'caught' };
  if (!goOn) return { direction, catchUp, evasion: null, outcome: 'caught' };
  const evasion = dice.die(100);
  const outcome = succeeds(percent(odds.chance), evasion) ? 'escaped' : 'ongoing';
  return { direction, catchUp, evasion, odds, outcome };
}

/** Those who fled were caught because they stopped, and not because the pursuers came up with them. */
export const hasStopped = (rule: PursuitRule, { catchUp, outcome }: PursuitDay): boolean =>
  outcome === 'caught' && (catchUp === null || !succeeds(rule.caught.catchUp, catchUp));
