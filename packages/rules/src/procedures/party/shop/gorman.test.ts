import { describe, expect, it } from 'vitest';
import { gormanLines } from '../../../books/gorman/catalogue.ts';
import { gormanShopVectors } from '../../../books/gorman/examples/shop.ts';
import { run } from '../../../vectors.ts';

describe('Gorman’s rules of shop', () => {
  it.each(
    (
      [
        ['GOR-EQP-02', { gp: 3, sp: 25, cp: 70 }, { totalCp: 620, wholeGp: 6 }],
        ['GOR-EQP-02', { sp: 9, cp: 9 }, { totalCp: 99, wholeGp: 0 }],
        [
          'GOR-EQP-03',
          {
            purseGp: 100,
            cart: [
              { item: 'chain', qty: 1 },
              { item: 'shield', qty: 1 },
              { item: 'mace', qty: 1 },
              { item: 'torches-6', qty: 2 },
            ],
          },
          { spentGp: 47, leftGp: 53 },
        ],
        ['GOR-EQP-03', { purseGp: 49, cart: [{ item: 'plate', qty: 1 }] }, { error: 'not-enough-gold' }],
        ['GOR-EQP-04', { purseGp: 60, package: 'lantern' }, { spentGp: 39, leftGp: 21 }],
        ['GOR-EQP-04', { purseGp: 40, package: 'holy' }, { error: 'not-enough-gold' }],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${gormanLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, gormanShopVectors)).toEqual([]);
  });
});
