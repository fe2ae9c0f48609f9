import { GORMAN_TURNING, TURN_UNDEAD } from '../../../books/gorman/content/spells.ts';
import { rowOf } from '../../../content/banded.ts';
import { byRule, type Dice, roll } from '../../../core/index.ts';
import { called } from '../../../state/called.ts';
import { attemptOn, kindOf, kindsAmong } from './kinds.ts';
import type { TurningRule } from './rule.ts';

export interface Turning {
  readonly result: 'none' | 'turned' | 'destroyed';
  /** How many of them, at most. */
  readonly number: number;
}

const NONE: Turning = { result: 'none', number: 0 };

/** The entry of the table: a number, or that they are turned or destroyed without a throw; null for no chance. */
const neededBy = (level: number, undead: string) => rowOf(GORMAN_TURNING[undead] ?? [null], level);

/** GOR-MAG-05: 2d6 against the table; where it works, 2d6 of them are turned or destroyed. */
export function gormanTurning(level: number, undead: string, dice: Dice): Turning {
  const needed = neededBy(level, undead);
  if (needed === null) return NONE;
  if (typeof needed === 'number' && roll(dice, 2, 6).total < needed) return NONE;
  return { result: needed === 'D' ? 'destroyed' : 'turned', number: roll(dice, 2, 6).total };
}

/** The spell declared or prepared for it, else any that can be traded for it (GOR-MAG-04). */
const spellFor = (prepared: readonly string[], declared: string | null): string | null =>
  prepared.find((spell) => spell === declared) ??
  prepared.find((spell) => spell === TURN_UNDEAD) ??
  prepared[0] ??
  null;

/** GOR-MAG-05 as one slot: a spell like others, used up also when it fails. */
export const gormanTurningRule: TurningRule = {
  rule: 'GOR-MAG-05',
  formula: '2d6 against the table of level and kind; then 2d6 of them',
  mayTurn: (creature) => creature.class === 'cleric',
  hindrance: (caster, prepared) =>
    spellFor(prepared, null) === null
      ? byRule('GOR-MAG-05', 'forbidden', `${called(caster)} has no spell prepared to turn the undead with.`)
      : null,
  spends: spellFor,
  leavesRoom: (declared) => declared === null || (declared.action === 'spell' && !declared.disrupted),
  kinds: kindsAmong,
  attempt: (level, undead, dice) => {
    const [first] = undead;
    return attemptOn('GOR-MAG-05', undead, dice, (noted) => {
      const kind = first ? kindOf(first) : '';
      const { result, number } = gormanTurning(level, kind, noted);
      const needed = neededBy(level, kind);
      return { fate: result, number, needed: typeof needed === 'number' ? needed : null };
    });
  },
};
