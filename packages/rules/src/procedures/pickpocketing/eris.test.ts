import { describe, expect, it } from 'vitest';
import { erisLines } from '../../catalogue/eris.ts';
import { run } from '../../vectors.ts';
import { erisPickpocketingVectors } from './eris-vectors.ts';

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
        ['ERI-PIC-02', { hobbit: true, thief: true, dice: [4] }, { chance: 4, detected: false }],
        ['ERI-PIC-02', { metalArmor: true, dice: [2] }, { chance: 1, detected: true }],
        ['ERI-PIC-02', { detectedNotSeen: true, camouflaged: true, dex: 5, dice: [2] }, { chance: 1, detected: true }],
        ['ERI-PIC-03', { stolen: true, detected: true }, { noticed: 'one-turn' }],
        ['ERI-PIC-03', { stolen: false, detected: true }, { noticed: 'now' }],
        ['ERI-PIC-03', { stolen: true, detected: false }, { noticed: 'never' }],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${erisLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, erisPickpocketingVectors)).toEqual([]);
  });
});
