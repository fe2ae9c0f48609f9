import { rowOf } from '../../content/banded.ts';
import { GORMAN_TURNING } from '../../content/gorman/spells.ts';
import { type Dice, roll } from '../../dice.ts';

export interface Turning {
  readonly result: 'none' | 'turned' | 'destroyed';
  /** How many of them, at most. */
  readonly number: number;
}

const NONE: Turning = { result: 'none', number: 0 };

/** GOR-MAG-05: 2d6 against the table; where it works, 2d6 of them are turned or destroyed. */
export function gormanTurning(level: number, undead: string, dice: Dice): Turning {
  const needed = rowOf(GORMAN_TURNING[undead] ?? [null], level);
  if (needed === null) return NONE;
  if (typeof needed === 'number' && roll(dice, 2, 6).total < needed) return NONE;
  return { result: needed === 'D' ? 'destroyed' : 'turned', number: roll(dice, 2, 6).total };
}
