import { describe, expect, it } from 'vitest';
import { erisLines } from '../../../books/eris/catalogue.ts';
import { erisPickpocketingVectors } from '../../../books/eris/examples/pickpocketing.ts';
import { run } from '../../../vectors.ts';

describe('Planet Eris’s rules of pickpocketing', () => {
  it.each(
    (
      [
        ['ERI-PIC-01', { skill: 40, dice: [40, 2] }, { stolen: true, chance: 2, detected: false, noticed: 'never' }],
        ['ERI-PIC-01', { skill: 40, dice: [40, 3] }, { stolen: true, chance: 2, detected: true, noticed: 'one-turn' }],
        ['ERI-PIC-01', { skill: 40, dice: [41, 3] }, { stolen: false, chance: 2, detected: true, noticed: 'now' }],
        [
          'ERI-PIC-01',
          { skill: 40, thief: true, dex: 13, dice: [80, 4] },
          { stolen: false, chance: 4, detected: false, noticed: 'never' },
        ],
        [
          'ERI-PIC-01',
          { skill: 55, metalArmor: true, detectedNotSeen: true, hobbit: true, camouflaged: true, dice: [56, 1] },
          { stolen: false, chance: 2, detected: false, noticed: 'never' },
        ],
        ['ERI-PIC-01', { skill: 40, dice: [41, 2] }, { stolen: false, chance: 2, detected: false, noticed: 'never' }],
        [
          'ERI-PIC-01',
          { skill: 100, dice: [100, 6] },
          { stolen: true, chance: 2, detected: true, noticed: 'one-turn' },
        ],
        ['ERI-PIC-01', { skill: 40, dice: [100, 6] }, { stolen: false, chance: 2, detected: true, noticed: 'now' }],
        [
          'ERI-PIC-01',
          { skill: 40, metalArmor: true, detectedNotSeen: true, dice: [41, 1] },
          { stolen: false, chance: 0, detected: true, noticed: 'now' },
        ],
        [
          'ERI-PIC-01',
          { skill: 60, thief: true, hobbit: true, dex: 18, camouflaged: true, dice: [60, 6] },
          { stolen: true, chance: 6, detected: false, noticed: 'never' },
        ],
        [
          'ERI-PIC-01',
          { skill: 30, dex: 8, dice: [30, 1] },
          { stolen: true, chance: 1, detected: false, noticed: 'never' },
        ],
        [
          'ERI-PIC-01',
          { skill: 45, thief: true, dice: [45, 4] },
          { stolen: true, chance: 3, detected: true, noticed: 'one-turn' },
        ],
        [
          'ERI-PIC-01',
          { skill: 99, metalArmor: true, detectedNotSeen: true, dex: 4, dice: [99, 1] },
          { stolen: true, chance: -1, detected: true, noticed: 'one-turn' },
        ],
        ['ERI-PIC-02', { hobbit: true, thief: true, dice: [4] }, { chance: 4, detected: false }],
        ['ERI-PIC-02', { metalArmor: true, dice: [2] }, { chance: 1, detected: true }],
        ['ERI-PIC-02', { detectedNotSeen: true, camouflaged: true, dex: 5, dice: [2] }, { chance: 1, detected: true }],
        ['ERI-PIC-02', { dice: [1] }, { chance: 2, detected: false }],
        ['ERI-PIC-02', { dice: [3] }, { chance: 2, detected: true }],
        ['ERI-PIC-02', { metalArmor: true, detectedNotSeen: true, dice: [1] }, { chance: 0, detected: true }],
        ['ERI-PIC-02', { thief: true, dice: [3] }, { chance: 3, detected: false }],
        ['ERI-PIC-02', { thief: true, dice: [4] }, { chance: 3, detected: true }],
        ['ERI-PIC-02', { dex: 12, dice: [3] }, { chance: 2, detected: true }],
        ['ERI-PIC-02', { hobbit: true, dex: 18, dice: [5] }, { chance: 4, detected: true }],
        ['ERI-PIC-02', { detectedNotSeen: true, dice: [2] }, { chance: 1, detected: true }],
        ['ERI-PIC-03', { stolen: true, detected: true }, { noticed: 'one-turn' }],
        ['ERI-PIC-03', { stolen: false, detected: true }, { noticed: 'now' }],
        ['ERI-PIC-03', { stolen: true, detected: false }, { noticed: 'never' }],
        ['ERI-PIC-03', { stolen: false, detected: false }, { noticed: 'never' }],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${erisLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, erisPickpocketingVectors)).toEqual([]);
  });
});
