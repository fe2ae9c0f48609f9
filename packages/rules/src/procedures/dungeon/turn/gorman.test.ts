import { describe, expect, it } from 'vitest';
import { gormanLines } from '../../../catalogue/gorman.ts';
import { run } from '../../../vectors.ts';
import { gormanTurnVectors } from './gorman-vectors.ts';

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
