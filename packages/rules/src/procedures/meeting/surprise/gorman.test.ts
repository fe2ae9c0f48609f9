import { describe, expect, it } from 'vitest';
import { gormanLines } from '../../../books/gorman/catalogue.ts';
import { gormanSurpriseVectors } from '../../../books/gorman/examples/surprise.ts';
import { run } from '../../../vectors.ts';

describe('Gorman’s rules of surprise', () => {
  it.each(
    (
      [
        ['GOR-ENC-02', { dice: [2, 3] }, { partySurprised: true, monstersSurprised: false }],
        ['GOR-ENC-02', { monsterChance: 0, dice: [5, 1] }, { partySurprised: false, monstersSurprised: false }],
        ['GOR-ENC-04', { partySurprised: true, monstersSurprised: false }, { turn1Acts: ['monsters'] }],
        ['GOR-ENC-04', { partySurprised: true, monstersSurprised: true }, { turn1Acts: [] }],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${gormanLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, gormanSurpriseVectors)).toEqual([]);
  });
});
