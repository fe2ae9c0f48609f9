import { type Band, banded } from '../../../content/banded.ts';
import { gormanModifier } from '../../../content/gorman/abilities.ts';
import { GORMAN_CLASS, isGormanClass } from '../../../content/gorman/classes.ts';
import { wholeDice } from '../../../content/gorman/hit-dice.ts';
import type { Creature } from '../../../state/creature.ts';
import { gormanPart } from '../../table/precedence/gorman.ts';
import type { SaveEffect, SavingThrowRule } from './rule.ts';

/** GOR-SAV-01: by level or hit dice. */
const TARGETS: readonly Band<number>[] = [
  { upTo: 3, value: 14 },
  { upTo: 7, value: 12 },
  { upTo: 11, value: 9 },
  { upTo: Number.POSITIVE_INFINITY, value: 6 },
];

/** GOR-SAV-01: the one score that a d20 must reach. */
export const gormanSaveTarget = (level: number): number => banded(TARGETS, level);

export interface GormanSave {
  readonly total: number;
  readonly target: number;
  readonly success: boolean;
}

/** GOR-SAV-02, GOR-CLS-11: d20, what the class adds, and what the referee adds. */
export function gormanSave(of: string, level: number, natural: number, modifier = 0): GormanSave {
  const total = natural + modifier + (isGormanClass(of) ? GORMAN_CLASS[of].saveBonus : 0);
  const target = gormanSaveTarget(level);
  return { total, target, success: total >= target };
}

/** GOR-ABI-06: a save with constitution, by somebody brought back from death. */
export const recovery = (of: string, level: number, constitution: number, natural: number): GormanSave =>
  gormanSave(of, level, natural, gormanModifier(constitution));

/** GOR-SAV-04: what is left of damage. */
export function afterSave(damage: number, success: boolean, effect: SaveEffect): number {
  if (!success) return damage;
  return effect === 'half' ? gormanPart(damage, 2) : 0;
}

/** GOR-SAV-01, 03: a class's level, or a monster's hit dice; who has neither saves as one die. */
const levelOf = ({ class: of, level, hitDice }: Creature): number =>
  of === null ? (hitDice ? wholeDice(hitDice) : 1) : level;

/** GOR-SAV as one slot: one number for every effect. */
export const gormanSavingThrow: SavingThrowRule = {
  cites: { likeness: 'GOR-SAV-03' },
  rule: 'GOR-SAV-02',
  figures: ({ class: of, hitDice }) =>
    of === null && hitDice
      ? [{ name: 'Saves as', value: `level ${wholeDice(hitDice)}`, rule: 'GOR-SAV-03', why: 'hit dice' }]
      : [],
  bonusOf: { name: 'of the class', rule: 'GOR-CLS-11' },
  likenesses: [],
  values: (creature) => {
    const target = gormanSaveTarget(levelOf(creature));
    return [target, target, target, target, target];
  },
  bonus: ({ class: of }) => (isGormanClass(of) ? GORMAN_CLASS[of].saveBonus : 0),
  saved: (total, value) => total >= value,
  lessens: 'GOR-SAV-04',
  half: (damage) => afterSave(damage, true, 'half'),
};
