import { describe, expect, it } from 'vitest';
import { erisLines } from '../../catalogue/eris.ts';
import { run } from '../../vectors.ts';
import { erisSneakingVectors } from './eris-vectors.ts';

describe('Planet Eris’s rules of sneaking', () => {
  it.each(
    (
      [
        ['ERI-HOB-02', { baseChance: 2 }, { chance: 3 }],
        ['ERI-HOB-02', { baseChance: 0 }, { chance: 1 }],
        ['ERI-SNK-01', {}, { chance: 2 }],
        ['ERI-SNK-01', { thief: true, hobbit: true, dex: 16, camouflaged: true }, { chance: 6 }],
        ['ERI-SNK-01', { metalArmor: true, detectedNotSeen: true, dex: 7 }, { chance: -1 }],
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
        ['ERI-SNK-03', { moveRate: 60, longDistance: true }, { moveRate: 30 }],
        ['ERI-SNK-03', { moveRate: 90, longDistance: false }, { moveRate: 90 }],
        ['ERI-SNK-03', { moveRate: 30, longDistance: true }, { error: 'too-slow' }],
        ['ERI-SNK-04', { chances: [3, 1, 2], dice: [1] }, { chance: 1, undetected: true }],
        ['ERI-SNK-04', { chances: [3, 1, 2], dice: [2] }, { chance: 1, undetected: false }],
        ['ERI-SNK-05', { knewOfMonster: false, dice: [2] }, { surprised: true }],
        ['ERI-SNK-05', { knewOfMonster: false, dice: [3] }, { surprised: false }],
        ['ERI-SNK-05', { knewOfMonster: true, dice: [] }, { surprised: false }],
        ['ERI-SNK-06', { brightLight: true }, { mayTry: false }],
        ['ERI-SNK-06', { brightLight: true, lightAllowed: true }, { mayTry: true }],
        ['ERI-SNK-06', { brightLight: false }, { mayTry: true }],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${erisLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, erisSneakingVectors)).toEqual([]);
  });
});
