import { describe, expect, it } from 'vitest';
import { gormanLines } from '../../../books/gorman/catalogue.ts';
import { gormanGrapplingVectors } from '../../../books/gorman/examples/grappling.ts';
import { run } from '../../../vectors.ts';

describe('Gorman’s rules of grappling', () => {
  it.each(
    (
      [
        [
          'GOR-GRP-01',
          { attackBonuses: [2, 2, 2, 2, 2, 2], defenderAc: 14, dice: [15, 3, 12, 18, 11, 13] },
          { hits: 4 },
        ],
        ['GOR-GRP-01', { attackBonuses: [2], defenderAc: 14, dice: [] }, { error: 'needs-group' }],
        [
          'GOR-GRP-02',
          { hits: 4, defenderHd: '5', dice: [1, 2, 3, 5, 1, 2, 3, 3, 4] },
          { attackSum: 11, defendSum: 13 },
        ],
        ['GOR-GRP-02', { hits: 2, defenderHd: '1+1', dice: [4, 4, 6] }, { attackSum: 8, defendSum: 6 }],
        [
          'GOR-GRP-03',
          {
            attackBonuses: [2, 2, 2, 2, 2, 2],
            defenderAc: 14,
            defenderHd: '5',
            dice: [15, 3, 12, 18, 11, 13, 4, 1, 2, 4, 5, 1, 1, 3, 3],
          },
          { hits: 4, attackSum: 11, defendSum: 13, outcome: 'thrown-off', stunnedTurns: 2 },
        ],
        [
          'GOR-GRP-03',
          { attackBonuses: [2, 1], defenderAc: 12, defenderHd: '1', dice: [10, 11, 3, 2, 4] },
          { hits: 2, attackSum: 5, defendSum: 4, outcome: 'subdued', stunnedTurns: 0 },
        ],
        [
          'GOR-GRP-03',
          { attackBonuses: [2, 1], defenderAc: 12, defenderHd: '1', dice: [10, 2, 3, 3] },
          { hits: 1, attackSum: 3, defendSum: 3, outcome: 'stalemate', stunnedTurns: 0 },
        ],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${gormanLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, gormanGrapplingVectors)).toEqual([]);
  });
});
