import { describe, expect, it } from 'vitest';
import { gormanLines } from '../../../books/gorman/catalogue.ts';
import { gormanEvasionVectors } from '../../../books/gorman/examples/evasion.ts';
import { run } from '../../../vectors.ts';

describe('Gorman’s rules of evasion', () => {
  it.each(
    (
      [
        ['GOR-EVA-01', { evaderSurprised: true, otherSurprised: false }, { allowed: false, automatic: false }],
        ['GOR-EVA-01', { evaderSurprised: false, otherSurprised: true }, { allowed: true, automatic: true }],
        ['GOR-EVA-01', { evaderSurprised: false, otherSurprised: false }, { allowed: true, automatic: false }],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${gormanLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, gormanEvasionVectors)).toEqual([]);
  });
});
