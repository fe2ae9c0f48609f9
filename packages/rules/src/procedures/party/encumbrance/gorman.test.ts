import { describe, expect, it } from 'vitest';
import { gormanLines } from '../../../books/gorman/catalogue.ts';
import { gormanEncumbranceVectors } from '../../../books/gorman/examples/encumbrance.ts';
import { run } from '../../../vectors.ts';

describe('Gorman’s rules of encumbrance', () => {
  it.each(
    (
      [
        ['GOR-ARM-01', { armor: 'none', shield: true }, { ac: 11 }],
        ['GOR-ARM-01', { armor: 'chain', shield: false }, { ac: 15 }],
        ['GOR-ARM-01', { armor: 'plate', shield: true }, { ac: 18 }],
        ['GOR-ARM-02', { ascending: 15 }, { descending: 4 }],
        ['GOR-ARM-02', { descending: 9 }, { ascending: 10 }],
        ['GOR-ARM-02', { descending: -2 }, { ascending: 21 }],
        ['GOR-MOV-01', { armor: 'leather', shield: true }, { rate: 120 }],
        ['GOR-MOV-01', { armor: 'none', shield: true }, { rate: 180 }],
        ['GOR-MOV-02', { armor: 'plate', shield: false, bulky: true, coins: 0 }, { rate: 30, encumbered: true }],
        ['GOR-MOV-02', { armor: 'none', shield: false, bulky: true, coins: 0 }, { rate: 120, encumbered: false }],
        [
          'GOR-MOV-03',
          { armor: 'leather', shield: false, bulky: false, coins: 399 },
          { rate: 120, tierDrops: 0, encumbered: false },
        ],
        [
          'GOR-MOV-03',
          { armor: 'leather', shield: false, bulky: false, coins: 400 },
          { rate: 90, tierDrops: 1, encumbered: false },
        ],
        [
          'GOR-MOV-03',
          { armor: 'chain', shield: true, bulky: true, coins: 450 },
          { rate: 30, tierDrops: 2, encumbered: true },
        ],
        [
          'GOR-MOV-03',
          { armor: 'none', shield: false, bulky: false, coins: 1601 },
          { rate: 0, tierDrops: 4, encumbered: true },
        ],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${gormanLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, gormanEncumbranceVectors)).toEqual([]);
  });
});
