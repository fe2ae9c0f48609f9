import { describe, expect, it } from 'vitest';
import { erisLines } from '../../catalogue/eris.ts';
import { run } from '../../vectors.ts';
import { erisEncumbranceVectors } from './eris-vectors.ts';

describe('Planet Eris’s rules of encumbrance', () => {
  it.each(
    (
      [
        ['ERI-ITM-01', { item: 'torch', carried: 6, add: 6 }, { limit: 12, allowed: true, maxMore: 6 }],
        ['ERI-ITM-01', { item: 'torch', carried: 6, add: 7 }, { limit: 12, allowed: false, maxMore: 6 }],
        [
          'ERI-ITM-01',
          { item: 'rope-50', carried: 1, add: 1, carrier: 'hireling' },
          { limit: null, allowed: true, maxMore: null },
        ],
        ['ERI-ITM-01', { item: 'lantern', carried: 2, add: 1 }, { limit: null, allowed: true, maxMore: null }],
        [
          'ERI-ITM-02',
          { items: { 'rope-50': 2, oil: 5, sword: 1 } },
          { kept: { 'rope-50': 1, oil: 3, sword: 1 }, removed: { 'rope-50': 1, oil: 2 } },
        ],
        ['ERI-ITM-02', { items: { arrow: 60 }, exempt: ['arrow'] }, { kept: { arrow: 60 }, removed: {} }],
        ['ERI-WGT-01', { armor: 'none', shield: false }, { ac: 9, normalMax: 900, encumberedMax: 1800 }],
        ['ERI-WGT-01', { armor: 'plate', shield: true }, { ac: 2, normalMax: 200, encumberedMax: 400 }],
        ['ERI-WGT-02', { ac: 5, coins: 99 }, { state: 'unladen', cap: null }],
        ['ERI-WGT-02', { ac: 5, coins: 500 }, { state: 'laden', cap: 60 }],
        ['ERI-WGT-02', { ac: 5, coins: 501 }, { state: 'encumbered', cap: 30 }],
        ['ERI-WGT-02', { ac: 5, coins: 1001 }, { state: 'overloaded', cap: 0 }],
        ['ERI-WGT-03', { load: { coin: 480, gem: 5, jewellery: 1 } }, { coins: 495 }],
        ['ERI-WGT-03', { load: { potion: 2, staff: 1 } }, { coins: 60 }],
        ['ERI-MVE-01', { armor: 'chain', shield: false }, { move: 120, category: 'light' }],
        ['ERI-MVE-01', { armor: 'chain', shield: true }, { move: 90, category: 'medium' }],
        ['ERI-MVE-01', { armor: 'plate', shield: true }, { move: 60, category: 'heavy' }],
        ['ERI-MVE-02', { armor: 'leather', shield: false, coins: 50 }, { move: 120, category: 'light' }],
        ['ERI-MVE-02', { armor: 'leather', shield: false, coins: 700 }, { move: 60, category: 'heavy' }],
        ['ERI-MVE-02', { armor: 'plate', shield: true, coins: 201 }, { move: 30, category: 'overencumbered' }],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${erisLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, erisEncumbranceVectors)).toEqual([]);
  });
});
