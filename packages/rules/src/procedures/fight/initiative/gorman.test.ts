import { describe, expect, it } from 'vitest';
import { gormanLines } from '../../../books/gorman/catalogue.ts';
import { gormanInitiativeVectors } from '../../../books/gorman/examples/initiative.ts';
import { run } from '../../../vectors.ts';

describe('Gorman’s rules of initiative', () => {
  it.each(
    (
      [
        ['GOR-ENC-08', { dice: [5, 2] }, { party: 5, monsters: 2, first: 'party' }],
        ['GOR-ENC-08', { dice: [4, 4, 1, 6] }, { party: 1, monsters: 6, first: 'monsters' }],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${gormanLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, gormanInitiativeVectors)).toEqual([]);
  });
});
