import { describe, expect, it } from 'vitest';
import { gormanLines } from '../../../books/gorman/catalogue.ts';
import { gormanTimeVectors } from '../../../books/gorman/examples/time.ts';
import { run } from '../../../vectors.ts';

describe('Gorman’s rules of time', () => {
  it.each(
    (
      [
        ['GOR-EXP-01', { combatTurns: 3 }, { explorationTurns: 1 }],
        ['GOR-EXP-01', { combatTurns: 11 }, { explorationTurns: 2 }],
        ['GOR-EXP-01', { explorationTurns: 6 }, { combatTurns: 60, minutes: 60 }],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${gormanLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, gormanTimeVectors)).toEqual([]);
  });
});
