import type { Figure } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { MATRIX_COLUMNS, matrixNeed } from './ose-matrix.ts';

/** The row somebody attacks on, and with the matrix what it says (OSE-TAB-01, OSE-TAB-02, OSE-TAB-04). */
export function fightingFigures(
  creature: Creature,
  thac0: number,
  method: 'matrix' | 'thac0' | 'ascending',
): readonly Figure[] {
  const needs = MATRIX_COLUMNS.toReversed().map((armourClass) => matrixNeed(thac0, armourClass));
  const matrix: Figure = {
    name: 'To hit AC 9 to −3',
    value: needs.join(' '),
    rule: 'OSE-TAB-01',
    why: 'THAC0 − AC, from 2 to 20',
  };
  return [rowOf(creature), ...(method === 'matrix' ? [matrix] : [])];
}

function rowOf({ class: calling, level, hitDice }: Creature): Figure {
  const name = 'Attacks as';
  if (calling !== null) return { name, value: `${calling} ${level}`, rule: 'OSE-APX-02', why: 'class and level' };
  if (!hitDice) return { name, value: 'normal human', rule: 'OSE-TAB-04', why: 'neither class nor hit dice' };
  const more = hitDice.plus > 0;
  return {
    name,
    value: `${hitDice.dice + (more ? 1 : 0)} hit dice`,
    rule: 'OSE-TAB-02',
    why: more ? 'a bonus counts as one more' : 'as described',
  };
}
