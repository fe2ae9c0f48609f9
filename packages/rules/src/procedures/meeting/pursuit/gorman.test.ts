import { describe, expect, it } from 'vitest';
import { gormanLines } from '../../../books/gorman/catalogue.ts';
import { gormanPursuitVectors } from '../../../books/gorman/examples/pursuit.ts';
import { run } from '../../../vectors.ts';

describe('Gorman’s rules of pursuit', () => {
  it.each(
    (
      [
        ['GOR-EVA-02', { fleeingRate: 120, pursuingRate: 90, gapFeet: 40 }, { escapes: true, caughtAfterTurns: null }],
        ['GOR-EVA-02', { fleeingRate: 60, pursuingRate: 90, gapFeet: 70 }, { escapes: false, caughtAfterTurns: 3 }],
        ['GOR-EVA-02', { fleeingRate: 90, pursuingRate: 90, gapFeet: 70 }, { escapes: false, caughtAfterTurns: null }],
        [
          'GOR-EVA-03',
          { reactionTotal: 5, fleeingRate: 60, pursuingRate: 120, gapFeet: 60 },
          { pursues: true, escapes: false, caughtAfterTurns: 1 },
        ],
        [
          'GOR-EVA-03',
          { reactionTotal: 8, fleeingRate: 60, pursuingRate: 120, gapFeet: 60 },
          { pursues: false, escapes: true, caughtAfterTurns: null },
        ],
        [
          'GOR-EVA-03',
          { reactionTotal: 2, fleeingRate: 60, pursuingRate: 120, gapFeet: 100 },
          { pursues: false, escapes: true, caughtAfterTurns: null },
        ],
        ['GOR-EVA-04', { event: 'door', dice: [2] }, { continues: true }],
        ['GOR-EVA-04', { event: 'secret-door', dice: [2] }, { continues: false }],
        ['GOR-EVA-04', { event: 'food', intelligent: false, dice: [3] }, { continues: false }],
        ['GOR-EVA-04', { event: 'food', intelligent: true, dice: [] }, { continues: true }],
        ['GOR-EVA-05', { turnsRun: 29 }, { exhausted: false, penalty: 0 }],
        ['GOR-EVA-05', { turnsRun: 31, restTurns: 2 }, { exhausted: true, penalty: -2 }],
        ['GOR-EVA-05', { turnsRun: 31, restTurns: 3 }, { exhausted: false, penalty: 0 }],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${gormanLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, gormanPursuitVectors)).toEqual([]);
  });
});
