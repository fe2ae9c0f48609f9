import { describe, expect, it } from 'vitest';
import { erisLines } from '../../../books/eris/catalogue.ts';
import { erisPartyVectors } from '../../../books/eris/examples/party.ts';
import { run } from '../../../vectors.ts';

describe('Planet Eris’s rules of party', () => {
  it.each(
    (
      [
        ['ERI-TRS-01', { kind: 'treasure', awarded: false, rolledOff: false }, { mayAllocate: false }],
        ['ERI-TRS-01', { kind: 'magic-item', awarded: false, rolledOff: true }, { mayAllocate: true }],
        ['ERI-TRS-01', { kind: 'treasure', awarded: true, rolledOff: false }, { mayAllocate: true }],
        ['ERI-TRS-01', { kind: 'treasure', awarded: true, rolledOff: true }, { mayAllocate: true }],
        ['ERI-TRS-01', { kind: 'treasure', awarded: false, rolledOff: true }, { mayAllocate: false }],
        ['ERI-TRS-01', { kind: 'magic-item', awarded: true, rolledOff: true }, { mayAllocate: true }],
        ['ERI-TRS-01', { kind: 'magic-item', awarded: true, rolledOff: false }, { mayAllocate: false }],
        ['ERI-TRS-01', { kind: 'magic-item', awarded: false, rolledOff: false }, { mayAllocate: false }],
        ['ERI-TRS-02', { gp: 1000, shares: 6 }, { each: 166, left: 4 }],
        ['ERI-TRS-02', { gp: 900, shares: 4 }, { each: 225, left: 0 }],
        ['ERI-TRS-02', { gp: 0, shares: 1 }, { each: 0, left: 0 }],
        ['ERI-TRS-02', { gp: 0, shares: 6 }, { each: 0, left: 0 }],
        ['ERI-TRS-02', { gp: 6, shares: 6 }, { each: 1, left: 0 }],
        ['ERI-TRS-02', { gp: 7, shares: 6 }, { each: 1, left: 1 }],
        ['ERI-TRS-02', { gp: 1001, shares: 1 }, { each: 1001, left: 0 }],
        ['ERI-TRS-02', { gp: 999, shares: 1000 }, { each: 0, left: 999 }],
        ['ERI-TRS-02', { gp: 100, shares: 0 }, { error: 'no-shares' }],
        ['ERI-TRS-02', { gp: 0, shares: 0 }, { error: 'no-shares' }],
        [
          'ERI-TRS-03',
          { players: ['A', 'B', 'C'], items: 2, dice: [7, 19, 12] },
          { order: ['B', 'C', 'A'], picks: { A: 0, B: 1, C: 1 } },
        ],
        [
          'ERI-TRS-03',
          { players: ['A', 'B'], items: 3, dice: [5, 5, 2, 14] },
          { order: ['B', 'A'], picks: { A: 1, B: 2 } },
        ],
        ['ERI-TRS-03', { players: ['A'], items: 1, dice: [3] }, { order: ['A'], picks: { A: 1 } }],
        ['ERI-TRS-03', { players: ['A', 'B'], items: 0, dice: [1, 20] }, { order: ['B', 'A'], picks: { A: 0, B: 0 } }],
        ['ERI-TRS-03', { players: ['A', 'B'], items: 1, dice: [20, 1] }, { order: ['A', 'B'], picks: { A: 1, B: 0 } }],
        [
          'ERI-TRS-03',
          { players: ['A', 'B', 'C'], items: 1, dice: [5, 5, 5, 3, 9, 1] },
          { order: ['B', 'A', 'C'], picks: { A: 0, B: 1, C: 0 } },
        ],
        [
          'ERI-TRS-03',
          { players: ['A', 'B', 'C'], items: 2, dice: [5, 5, 5, 9, 9, 1, 2, 8] },
          { order: ['B', 'A', 'C'], picks: { A: 1, B: 1, C: 0 } },
        ],
        [
          'ERI-TRS-03',
          { players: ['A', 'B', 'C', 'D'], items: 5, dice: [10, 10, 3, 3, 7, 6, 1, 2] },
          { order: ['A', 'B', 'D', 'C'], picks: { A: 2, B: 1, C: 1, D: 1 } },
        ],
        [
          'ERI-TRS-03',
          { players: ['A', 'B'], items: 2, dice: [5, 5, 6, 6, 7, 7, 1, 2] },
          { order: ['B', 'A'], picks: { A: 1, B: 1 } },
        ],
        [
          'ERI-TRS-03',
          { players: ['A', 'B', 'C', 'D'], items: 2, dice: [8, 8, 8, 20, 5, 5, 9, 3, 4] },
          { order: ['D', 'C', 'B', 'A'], picks: { A: 0, B: 0, C: 1, D: 1 } },
        ],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${erisLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, erisPartyVectors)).toEqual([]);
  });
});
