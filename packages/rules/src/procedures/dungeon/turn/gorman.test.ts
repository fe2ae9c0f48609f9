import { describe, expect, it } from 'vitest';
import { gormanLines } from '../../../books/gorman/catalogue.ts';
import { gormanTurnVectors } from '../../../books/gorman/examples/turn.ts';
import { run } from '../../../vectors.ts';

describe('Gorman’s rules of turn', () => {
  it.each(
    (
      [
        ['GOR-EXP-02', { actions: ['light-source', 'move'] }, { ok: true }],
        ['GOR-EXP-02', { actions: ['move', 'move'] }, { ok: true }],
        ['GOR-EXP-02', { actions: ['move', 'attack'] }, { error: 'too-many-actions' }],
        ['GOR-EXP-02', { actions: ['speak', 'attack'] }, { ok: true }],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${gormanLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, gormanTurnVectors)).toEqual([]);
  });
});
