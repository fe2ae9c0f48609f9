import { describe, expect, it } from 'vitest';
import { gormanLines } from '../../../books/gorman/catalogue.ts';
import { gormanMoraleVectors } from '../../../books/gorman/examples/morale.ts';
import { run } from '../../../vectors.ts';

describe('Gorman’s rules of morale', () => {
  it.each(
    (
      [
        ['GOR-MOR-01', { kind: 'pc' }, { checks: false }],
        ['GOR-MOR-01', { kind: 'henchman' }, { checks: true }],
        ['GOR-MOR-02', { kind: 'monster', dice: [3, 3] }, { total: 6, stands: true }],
        ['GOR-MOR-02', { kind: 'hireling', dice: [4, 1] }, { total: 5, stands: false }],
        ['GOR-MOR-02', { kind: 'hireling', situational: 1, dice: [4, 1] }, { total: 6, stands: true }],
        ['GOR-MOR-03', { loyalty: 7, dice: [3, 3] }, { total: 5, stands: false }],
        ['GOR-MOR-03', { loyalty: 16, dice: [2, 2] }, { total: 6, stands: true }],
        ['GOR-MOR-03', { loyalty: 19, dice: [] }, { total: null, stands: true }],
        ['GOR-MOR-03', { loyalty: 2, dice: [] }, { total: null, stands: false }],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${gormanLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, gormanMoraleVectors)).toEqual([]);
  });
});
