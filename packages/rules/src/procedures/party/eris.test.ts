import { describe, expect, it } from 'vitest';
import { erisLines } from '../../catalogue/eris.ts';
import { run } from '../../vectors.ts';
import { erisPartyVectors } from './eris-vectors.ts';

describe('Planet Eris’s rules of party', () => {
  it.each(
    (
      [
        ['ERI-TRS-01', { kind: 'treasure', awarded: false, rolledOff: false }, { mayAllocate: false }],
        ['ERI-TRS-01', { kind: 'magic-item', awarded: false, rolledOff: true }, { mayAllocate: true }],
        ['ERI-TRS-01', { kind: 'treasure', awarded: true, rolledOff: false }, { mayAllocate: true }],
        ['ERI-TRS-02', { gp: 1000, shares: 6 }, { each: 166, left: 4 }],
        ['ERI-TRS-02', { gp: 900, shares: 4 }, { each: 225, left: 0 }],
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
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${erisLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, erisPartyVectors)).toEqual([]);
  });
});
