import { describe, expect, it } from 'vitest';
import { gormanLines } from '../../../books/gorman/catalogue.ts';
import { gormanDistanceVectors } from '../../../books/gorman/examples/distance.ts';
import { run } from '../../../vectors.ts';

describe('Gorman’s rules of distance', () => {
  it.each(
    (
      [
        ['GOR-ENC-03', { dice: [3, 5] }, { distance: 80, unit: 'ft' }],
        ['GOR-ENC-03', { dice: [6, 6], environmentFeet: 30 }, { distance: 30, unit: 'ft' }],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${gormanLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, gormanDistanceVectors)).toEqual([]);
  });
});
