import { GORMAN_CLASS, isGormanClass } from '../../../books/gorman/content/classes.ts';
import { wholeDice } from '../../../books/gorman/content/hit-dice.ts';
import { gormanSaveTarget } from '../../../books/gorman/content/saves.ts';
import type { Creature } from '../../../state/creature.ts';
import { gormanPart } from '../../table/precedence/gorman.ts';
import type { SaveEffect, SavingThrowRule } from './rule.ts';

/** GOR-SAV-04: what is left of damage. */
export function afterSave(damage: number, success: boolean, effect: SaveEffect): number {
  if (!success) return damage;
  return effect === 'half' ? gormanPart(damage, 2) : 0;
}

/** GOR-SAV-01, 03: a class's level, or a monster's hit dice; who has neither saves as one die. */
const levelOf = ({ class: of, level, hitDice }: Creature): number =>
  of === null ? (hitDice ? wholeDice(hitDice) : 1) : level;

/** GOR-SAV as one slot: one number for every effect. */
export const gormanSavingThrow = (chapter: SavingThrowRule): SavingThrowRule => ({
  cites: { numbers: 'GOR-SAV-01', likeness: 'GOR-SAV-03' },
  rule: 'GOR-SAV-02',
  figures: ({ class: of, hitDice }) =>
    of === null && hitDice
      ? [{ name: 'Saves as', value: `level ${wholeDice(hitDice)}`, rule: 'GOR-SAV-03', why: 'hit dice' }]
      : [],
  numbers: {
    one: true,
    bonusOf: { name: 'of the class', rule: 'GOR-CLS-11' },
    values: (creature) => {
      const target = gormanSaveTarget(levelOf(creature));
      return [target, target, target, target, target];
    },
    bonus: ({ class: of }) => (isGormanClass(of) ? GORMAN_CLASS[of].saveBonus : 0),
    saved: (total, value) => total >= value,
    naturals: null,
  },
  likenesses: [],
  lessened: {
    rule: 'GOR-SAV-04',
    half: (damage) => afterSave(damage, true, 'half'),
  },
  poison: null,
  // It has no monsters of its own, and borrows the bestiary with what its monsters do.
  paralysis: chapter.paralysis,
  of: null,
});
