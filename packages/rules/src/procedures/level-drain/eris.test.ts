import { describe, expect, it } from 'vitest';
import { erisLines } from '../../catalogue/eris.ts';
import { run } from '../../vectors.ts';
import { erisLevelDrainVectors } from './eris-vectors.ts';

describe('Planet Eris’s rules of level drain', () => {
  it.each(
    (
      [
        ['ERI-DRN-01', { level: 5, levelsDrained: 1 }, { level: 4, saveAllowed: false, permanent: true }],
        ['ERI-DRN-01', { level: 1, levelsDrained: 2 }, { level: 0, saveAllowed: false, permanent: true }],
        [
          'ERI-DRN-02',
          { class: 'fighter', newLevel: 3, con: 10, damageTaken: 6, dice: [4, 2, 5] },
          { maxHp: 11, hp: 5, state: 'conscious' },
        ],
        [
          'ERI-DRN-02',
          { class: 'cleric', newLevel: 1, con: 10, damageTaken: 5, dice: [3] },
          { maxHp: 3, hp: -2, state: 'dead' },
        ],
        ['ERI-DRN-03', { class: 'fighter', newLevel: 4 }, { xp: 15999 }],
        ['ERI-DRN-03', { class: 'magic-user', newLevel: 1 }, { xp: 2499 }],
        ['ERI-DRN-03', { class: 'cleric', newLevel: 10 }, { xp: 399999 }],
        [
          'ERI-DRN-04',
          {
            class: 'fighter',
            level: 4,
            xp: 9000,
            con: 10,
            maxHp: 16,
            hp: 12,
            damage: 3,
            levelsDrained: 1,
            dice: [4, 4, 4],
          },
          { level: 3, xp: 7999, maxHp: 12, hp: 5, state: 'conscious' },
        ],
        [
          'ERI-DRN-04',
          { class: 'fighter', level: 2, xp: 2500, con: 10, maxHp: 8, hp: 2, damage: 4, levelsDrained: 1, dice: [5] },
          { level: 1, xp: 1999, maxHp: 6, hp: -4, state: 'dead' },
        ],
        [
          'ERI-DRN-04',
          { class: 'fighter', level: 2, xp: 2500, con: 10, maxHp: 8, hp: 2, damage: 5, levelsDrained: 1, dice: [] },
          { level: 2, xp: 2500, maxHp: 8, hp: -3, state: 'dead' },
        ],
        [
          'ERI-DRN-04',
          { class: 'cleric', level: 1, xp: 900, con: 10, maxHp: 5, hp: 5, damage: 1, levelsDrained: 1, dice: [] },
          { level: 0, xp: 0, maxHp: 0, hp: 0, state: 'dead' },
        ],
        ['ERI-DRN-05', { level: 1, levelsDrained: 1, drainer: 'wight' }, { slain: true, risesAs: 'wight' }],
        ['ERI-DRN-05', { level: 3, levelsDrained: 2, drainer: 'spectre' }, { slain: false, risesAs: null }],
        ['ERI-DRN-06', { undead: 'wight' }, { levels: 1 }],
        ['ERI-DRN-06', { undead: 'spectre' }, { levels: 2 }],
        ['ERI-DRN-06', { undead: 'ghoul' }, { levels: 0 }],
        [
          'ERI-DRN-07',
          { level: 5, levelsDrained: 2, xp: 17000, hp: 20, restDays: 0 },
          { effectiveLevel: 3, xp: 17000, hp: 20 },
        ],
        [
          'ERI-DRN-07',
          { level: 5, levelsDrained: 2, xp: 17000, hp: 20, restDays: 7 },
          { effectiveLevel: 5, xp: 17000, hp: 20 },
        ],
        ['ERI-DRN-08', { attack: 'bite' }, { permanent: true }],
        ['ERI-DRN-08', { attack: 'bite', ruling: 'temporary' }, { permanent: false }],
        ['ERI-DRN-08', { attack: 'touch' }, { permanent: true }],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${erisLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, erisLevelDrainVectors)).toEqual([]);
  });
});
