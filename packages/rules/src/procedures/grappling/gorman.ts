import { type Answer, denied } from '../../content/denied.ts';
import { LAST_DIE_LEVEL } from '../../content/gorman/advancement.ts';
import { wholeDice } from '../../content/gorman/hit-dice.ts';
import { type Dice, roll } from '../../dice.ts';
import type { HitDice } from '../../state/creature.ts';
import { gormanStrike } from '../attack/gorman.ts';

/** GOR-GRP-01: each of a group throws to hit one lone opponent. */
export function holds(
  attackBonuses: readonly number[],
  defenderAc: number,
  defenders: number,
  dice: Dice,
): Answer<{ readonly hits: number }, 'lone-opponent-only' | 'needs-group'> {
  if (defenders !== 1) return denied('lone-opponent-only');
  if (attackBonuses.length < 2) return denied('needs-group');
  return { hits: attackBonuses.filter((bonus) => gormanStrike(dice.die(20), bonus, defenderAc).hit).length };
}

/** GOR-GRP-02: dice of a defender with a class: as many as levels, nine at most. */
export const wrestlingLevel = (level: number): number => Math.max(1, Math.min(LAST_DIE_LEVEL, level));
/** GOR-GRP-02: dice of a monster: its whole hit dice. */
export const wrestlingDice = (hitDice: HitDice): number => wholeDice(hitDice);

export interface Contest {
  readonly attackSum: number;
  readonly defendSum: number;
}

/** GOR-GRP-02: a d6 for each hold against a d6 for each hit die; without a hold, none. */
export function wrestled(hits: number, defenderDice: number, dice: Dice): Contest {
  if (hits === 0) return { attackSum: 0, defendSum: 0 };
  return { attackSum: roll(dice, hits, 6).total, defendSum: roll(dice, defenderDice, 6).total };
}

export interface Grapple extends Contest {
  readonly hits: number;
  readonly outcome: 'subdued' | 'thrown-off' | 'stalemate' | 'no-hold';
  /** Combat turns, of all who took part. */
  readonly stunnedTurns: number;
}

/** GOR-GRP-03: the whole of it. */
export function grappled(
  attackBonuses: readonly number[],
  defender: { readonly armourClass: number; readonly dice: number; readonly count: number },
  dice: Dice,
): Answer<Grapple, 'lone-opponent-only' | 'needs-group'> {
  const held = holds(attackBonuses, defender.armourClass, defender.count, dice);
  if ('error' in held) return held;
  const contest = wrestled(held.hits, defender.dice, dice);
  const ahead = contest.attackSum - contest.defendSum;
  if (held.hits === 0) return { ...held, ...contest, outcome: 'no-hold', stunnedTurns: 0 };
  if (ahead === 0) return { ...held, ...contest, outcome: 'stalemate', stunnedTurns: 0 };
  return ahead > 0
    ? { ...held, ...contest, outcome: 'subdued', stunnedTurns: 0 }
    : { ...held, ...contest, outcome: 'thrown-off', stunnedTurns: -ahead };
}
