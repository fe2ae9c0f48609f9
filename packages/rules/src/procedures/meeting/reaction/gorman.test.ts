import { describe, expect, it } from 'vitest';
import { gormanLines } from '../../../books/gorman/catalogue.ts';
import { gormanReactionVectors } from '../../../books/gorman/examples/reaction.ts';
import { run } from '../../../vectors.ts';

describe('Gorman’s rules of reaction', () => {
  it.each(
    (
      [
        ['GOR-ENC-07', { dice: [3, 3] }, { total: 6, reaction: 'hostile' }],
        ['GOR-ENC-07', { dice: [3, 3], spokesmanCharisma: 13 }, { total: 7, reaction: 'uncertain' }],
        ['GOR-ENC-07', { dice: [6, 5], modifier: -1 }, { total: 10, reaction: 'positive' }],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${gormanLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, gormanReactionVectors)).toEqual([]);
  });
});
