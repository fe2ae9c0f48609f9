import { describe, expect, it } from 'vitest';
import { gormanLines } from '../../../books/gorman/catalogue.ts';
import { gormanPrecedenceVectors } from '../../../books/gorman/examples/precedence.ts';
import { run } from '../../../vectors.ts';

describe('Gorman’s rules of precedence', () => {
  it.each(
    (
      [
        ['GOR-RUL-01', { topic: 'saves' }, { source: 'gorman' }],
        ['GOR-RUL-01', { topic: 'falling' }, { source: 'ose' }],
        ['GOR-RUL-01', { topic: 'spell-lists' }, { source: 'classic' }],
        ['GOR-RUL-01', { topic: 'taxidermy' }, { source: 'referee' }],
        ['GOR-RUL-02', { amount: 7, divideBy: 2 }, { result: 3 }],
        ['GOR-RUL-02', { amount: 333, percentBonus: 15 }, { result: 382 }],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${gormanLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, gormanPrecedenceVectors)).toEqual([]);
  });
});
