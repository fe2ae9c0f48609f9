import { describe, expect, it } from 'vitest';
import { erisLines } from '../../../books/eris/catalogue.ts';
import { erisSneakingVectors } from '../../../books/eris/examples/sneaking.ts';
import { run } from '../../../vectors.ts';

describe('Planet Eris’s rules of sneaking', () => {
  it.each(
    (
      [
        ['ERI-HOB-02', { baseChance: 2 }, { chance: 3 }],
        ['ERI-HOB-02', { baseChance: 0 }, { chance: 1 }],
        ['ERI-HOB-02', { baseChance: -2 }, { chance: -1 }],
        ['ERI-HOB-02', { baseChance: -1 }, { chance: 0 }],
        ['ERI-HOB-02', { baseChance: 1 }, { chance: 2 }],
        ['ERI-HOB-02', { baseChance: 3 }, { chance: 4 }],
        ['ERI-HOB-02', { baseChance: 5 }, { chance: 6 }],
        ['ERI-HOB-02', { baseChance: 6 }, { chance: 7 }],
        ['ERI-SNK-01', {}, { chance: 2 }],
        ['ERI-SNK-01', { thief: true, hobbit: true, dex: 16, camouflaged: true }, { chance: 6 }],
        ['ERI-SNK-01', { metalArmor: true, detectedNotSeen: true, dex: 7 }, { chance: -1 }],
        ['ERI-SNK-01', { metalArmor: true }, { chance: 1 }],
        ['ERI-SNK-01', { thief: true }, { chance: 3 }],
        ['ERI-SNK-01', { dex: 13 }, { chance: 3 }],
        ['ERI-SNK-01', { dex: 8 }, { chance: 1 }],
        ['ERI-SNK-01', { dex: 12 }, { chance: 2 }],
        ['ERI-SNK-01', { metalArmor: true, detectedNotSeen: true }, { chance: 0 }],
        ['ERI-SNK-01', { thief: true, hobbit: true }, { chance: 4 }],
        ['ERI-SNK-01', { metalArmor: true, dex: 3, camouflaged: true }, { chance: 1 }],
        ['ERI-SNK-02', { dice: [2] }, { chance: 2, undetected: true, surpriseRound: true }],
        ['ERI-SNK-02', { dice: [3] }, { chance: 2, undetected: false, surpriseRound: false }],
        [
          'ERI-SNK-02',
          { thief: true, dex: 13, metalArmor: true, dice: [3] },
          { chance: 3, undetected: true, surpriseRound: true },
        ],
        ['ERI-SNK-02', { brightLight: true, dice: [1] }, { error: 'bright-light' }],
        [
          'ERI-SNK-02',
          { hobbit: true, camouflaged: true, detectedNotSeen: true, brightLight: true, lightAllowed: true, dice: [4] },
          { chance: 3, undetected: false, surpriseRound: false },
        ],
        ['ERI-SNK-02', { dice: [1] }, { chance: 2, undetected: true, surpriseRound: true }],
        [
          'ERI-SNK-02',
          { metalArmor: true, detectedNotSeen: true, dice: [1] },
          { chance: 0, undetected: false, surpriseRound: false },
        ],
        [
          'ERI-SNK-02',
          { thief: true, hobbit: true, dex: 16, camouflaged: true, dice: [6] },
          { chance: 6, undetected: true, surpriseRound: true },
        ],
        [
          'ERI-SNK-02',
          { thief: true, hobbit: true, dex: 16, dice: [6] },
          { chance: 5, undetected: false, surpriseRound: false },
        ],
        ['ERI-SNK-02', { brightLight: false, dice: [2] }, { chance: 2, undetected: true, surpriseRound: true }],
        [
          'ERI-SNK-02',
          { brightLight: true, lightAllowed: true, dice: [2] },
          { chance: 2, undetected: true, surpriseRound: true },
        ],
        [
          'ERI-SNK-02',
          { brightLight: false, lightAllowed: true, dice: [3] },
          { chance: 2, undetected: false, surpriseRound: false },
        ],
        ['ERI-SNK-02', { metalArmor: true, dice: [2] }, { chance: 1, undetected: false, surpriseRound: false }],
        ['ERI-SNK-03', { moveRate: 60, longDistance: true }, { moveRate: 30 }],
        ['ERI-SNK-03', { moveRate: 90, longDistance: false }, { moveRate: 90 }],
        ['ERI-SNK-03', { moveRate: 30, longDistance: true }, { error: 'too-slow' }],
        ['ERI-SNK-03', { moveRate: 120, longDistance: true }, { moveRate: 90 }],
        ['ERI-SNK-03', { moveRate: 90, longDistance: true }, { moveRate: 60 }],
        ['ERI-SNK-03', { moveRate: 60, longDistance: false }, { moveRate: 60 }],
        ['ERI-SNK-03', { moveRate: 30, longDistance: false }, { moveRate: 30 }],
        ['ERI-SNK-03', { moveRate: 0, longDistance: true }, { error: 'bad-rate' }],
        ['ERI-SNK-03', { moveRate: 100, longDistance: true }, { error: 'bad-rate' }],
        ['ERI-SNK-03', { moveRate: 40, longDistance: true }, { error: 'bad-rate' }],
        ['ERI-SNK-03', { moveRate: 240, longDistance: true }, { error: 'bad-rate' }],
        ['ERI-SNK-04', { chances: [3, 1, 2], dice: [1] }, { chance: 1, undetected: true }],
        ['ERI-SNK-04', { chances: [3, 1, 2], dice: [2] }, { chance: 1, undetected: false }],
        ['ERI-SNK-04', { chances: [2], dice: [2] }, { chance: 2, undetected: true }],
        ['ERI-SNK-04', { chances: [2], dice: [3] }, { chance: 2, undetected: false }],
        ['ERI-SNK-04', { chances: [-1, 3], dice: [1] }, { chance: -1, undetected: false }],
        ['ERI-SNK-04', { chances: [6, 6], dice: [6] }, { chance: 6, undetected: true }],
        ['ERI-SNK-04', { chances: [6, 7], dice: [6] }, { chance: 6, undetected: true }],
        ['ERI-SNK-04', { chances: [5, 6], dice: [6] }, { chance: 5, undetected: false }],
        ['ERI-SNK-04', { chances: [4, 3], dice: [3] }, { chance: 3, undetected: true }],
        ['ERI-SNK-04', { chances: [4, 3], dice: [4] }, { chance: 3, undetected: false }],
        ['ERI-SNK-05', { knewOfMonster: false, dice: [2] }, { surprised: true }],
        ['ERI-SNK-05', { knewOfMonster: false, dice: [3] }, { surprised: false }],
        ['ERI-SNK-05', { knewOfMonster: true, dice: [] }, { surprised: false }],
        ['ERI-SNK-05', { knewOfMonster: false, dice: [1] }, { surprised: true }],
        ['ERI-SNK-05', { knewOfMonster: false, dice: [4] }, { surprised: false }],
        ['ERI-SNK-05', { knewOfMonster: false, dice: [6] }, { surprised: false }],
        ['ERI-SNK-06', { brightLight: true }, { mayTry: false }],
        ['ERI-SNK-06', { brightLight: true, lightAllowed: true }, { mayTry: true }],
        ['ERI-SNK-06', { brightLight: false }, { mayTry: true }],
        ['ERI-SNK-06', { brightLight: false, lightAllowed: true }, { mayTry: true }],
        ['ERI-SNK-06', { brightLight: false, lightAllowed: false }, { mayTry: true }],
        ['ERI-SNK-06', { brightLight: true, lightAllowed: false }, { mayTry: false }],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${erisLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, erisSneakingVectors)).toEqual([]);
  });
});
