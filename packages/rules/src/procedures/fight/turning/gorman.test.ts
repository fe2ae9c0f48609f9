import { describe, expect, it } from 'vitest';
import { gormanLines } from '../../../books/gorman/catalogue.ts';
import { gormanTurningVectors } from '../../../books/gorman/examples/turning.ts';
import { run } from '../../../vectors.ts';

describe('Gorman’s rules of turning', () => {
  it.each(
    (
      [
        ['GOR-MAG-05', { level: 1, undead: 'skeleton', dice: [3, 4, 2, 3] }, { result: 'turned', number: 5 }],
        ['GOR-MAG-05', { level: 1, undead: 'wight', dice: [] }, { result: 'none', number: 0 }],
        ['GOR-MAG-05', { level: 4, undead: 'skeleton', dice: [1, 1] }, { result: 'destroyed', number: 2 }],
        ['GOR-MAG-05', { level: 3, undead: 'wraith', dice: [5, 5] }, { result: 'none', number: 0 }],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${gormanLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, gormanTurningVectors)).toEqual([]);
  });
});
