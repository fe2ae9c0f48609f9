import { describe, expect, it } from 'vitest';
import { erisLines } from '../../../books/eris/catalogue.ts';
import { erisParalysisVectors } from '../../../books/eris/examples/paralysis.ts';
import { run } from '../../../vectors.ts';

describe('Planet Eris’s rules of paralysis', () => {
  it.each(
    (
      [
        ['ERI-PRL-01', { con: 10, dice: [70] }, { chance: 70, state: 'paralysed' }],
        ['ERI-PRL-01', { con: 10, dice: [71] }, { chance: 70, state: 'dead' }],
        ['ERI-PRL-01', { con: 13, dice: [100] }, { chance: 100, state: 'paralysed' }],
        ['ERI-PRL-01', { con: 7, dice: [41] }, { chance: 40, state: 'dead' }],
        ['ERI-PRL-01', { con: 3, dice: [10] }, { chance: 10, state: 'paralysed' }],
        ['ERI-PRL-01', { con: 3, dice: [11] }, { chance: 10, state: 'dead' }],
        ['ERI-PRL-01', { con: 4, dice: [10] }, { chance: 10, state: 'paralysed' }],
        ['ERI-PRL-01', { con: 4, dice: [11] }, { chance: 10, state: 'dead' }],
        ['ERI-PRL-01', { con: 5, dice: [20] }, { chance: 20, state: 'paralysed' }],
        ['ERI-PRL-01', { con: 5, dice: [21] }, { chance: 20, state: 'dead' }],
        ['ERI-PRL-01', { con: 6, dice: [30] }, { chance: 30, state: 'paralysed' }],
        ['ERI-PRL-01', { con: 6, dice: [31] }, { chance: 30, state: 'dead' }],
        ['ERI-PRL-01', { con: 7, dice: [40] }, { chance: 40, state: 'paralysed' }],
        ['ERI-PRL-01', { con: 8, dice: [50] }, { chance: 50, state: 'paralysed' }],
        ['ERI-PRL-01', { con: 8, dice: [51] }, { chance: 50, state: 'dead' }],
        ['ERI-PRL-01', { con: 9, dice: [60] }, { chance: 60, state: 'paralysed' }],
        ['ERI-PRL-01', { con: 9, dice: [61] }, { chance: 60, state: 'dead' }],
        ['ERI-PRL-01', { con: 11, dice: [80] }, { chance: 80, state: 'paralysed' }],
        ['ERI-PRL-01', { con: 11, dice: [81] }, { chance: 80, state: 'dead' }],
        ['ERI-PRL-01', { con: 12, dice: [90] }, { chance: 90, state: 'paralysed' }],
        ['ERI-PRL-01', { con: 12, dice: [91] }, { chance: 90, state: 'dead' }],
        ['ERI-PRL-01', { con: 14, dice: [100] }, { chance: 100, state: 'paralysed' }],
        ['ERI-PRL-01', { con: 15, dice: [100] }, { chance: 100, state: 'paralysed' }],
        ['ERI-PRL-01', { con: 16, dice: [100] }, { chance: 100, state: 'paralysed' }],
        ['ERI-PRL-01', { con: 17, dice: [100] }, { chance: 100, state: 'paralysed' }],
        ['ERI-PRL-01', { con: 18, dice: [100] }, { chance: 100, state: 'paralysed' }],
        ['ERI-PRL-01', { con: 3, dice: [100] }, { chance: 10, state: 'dead' }],
        ['ERI-PRL-01', { con: 12, dice: [1] }, { chance: 90, state: 'paralysed' }],
        [
          'ERI-PRL-02',
          { class: 'fighter', level: 1, con: 12, dice: [13] },
          { target: 13, saved: true, state: 'unaffected' },
        ],
        [
          'ERI-PRL-02',
          { class: 'fighter', level: 1, con: 12, dice: [12, 90] },
          { target: 13, saved: false, state: 'paralysed' },
        ],
        [
          'ERI-PRL-02',
          { class: 'fighter', level: 1, con: 8, dice: [12, 51] },
          { target: 13, saved: false, state: 'dead' },
        ],
        [
          'ERI-PRL-02',
          { class: 'fighter', level: 4, con: 10, dice: [11] },
          { target: 11, saved: true, state: 'unaffected' },
        ],
        [
          'ERI-PRL-02',
          { class: 'fighter', level: 4, con: 10, dice: [10, 71] },
          { target: 11, saved: false, state: 'dead' },
        ],
        [
          'ERI-PRL-02',
          { class: 'magic-user', level: 1, con: 9, dice: [13, 61] },
          { target: 14, saved: false, state: 'dead' },
        ],
        [
          'ERI-PRL-02',
          { class: 'cleric', level: 5, con: 3, dice: [9, 10] },
          { target: 10, saved: false, state: 'paralysed' },
        ],
        [
          'ERI-PRL-02',
          { class: 'fighter', level: 1, con: 13, dice: [1, 100] },
          { target: 13, saved: false, state: 'paralysed' },
        ],
        [
          'ERI-PRL-02',
          { class: 'fighter', level: 13, con: 6, dice: [5] },
          { target: 5, saved: true, state: 'unaffected' },
        ],
        [
          'ERI-PRL-02',
          { class: 'fighter', level: 1, con: 12, dice: [20] },
          { target: 13, saved: true, state: 'unaffected' },
        ],
        [
          'ERI-PRL-02',
          { class: 'cleric', level: 1, con: 5, dice: [11, 21] },
          { target: 12, saved: false, state: 'dead' },
        ],
        ['ERI-PRL-03', { race: 'human', class: 'fighter', level: 1, dice: [16] }, { saved: true, state: 'unaffected' }],
        [
          'ERI-PRL-03',
          { race: 'human', class: 'fighter', level: 1, dice: [15] },
          { saved: false, state: 'ghoul-paralysed' },
        ],
        ['ERI-PRL-03', { race: 'elf', class: 'fighter', level: 1, dice: [] }, { saved: null, state: 'immune' }],
        [
          'ERI-PRL-03',
          { race: 'hobbit', class: 'fighter', level: 1, countsAsMagic: true, dice: [14] },
          { saved: true, state: 'unaffected' },
        ],
        [
          'ERI-PRL-03',
          { race: 'hobbit', class: 'fighter', level: 1, dice: [14] },
          { saved: false, state: 'ghoul-paralysed' },
        ],
        [
          'ERI-PRL-03',
          { race: 'hobbit', class: 'fighter', level: 1, dice: [13], countsAsMagic: true },
          { saved: false, state: 'ghoul-paralysed' },
        ],
        [
          'ERI-PRL-03',
          { race: 'dwarf', class: 'fighter', level: 2, dice: [14] },
          { saved: false, state: 'ghoul-paralysed' },
        ],
        [
          'ERI-PRL-03',
          { race: 'human', class: 'fighter', level: 1, dice: [14], countsAsMagic: true },
          { saved: false, state: 'ghoul-paralysed' },
        ],
        [
          'ERI-PRL-03',
          { race: 'human', class: 'magic-user', level: 11, dice: [8] },
          { saved: true, state: 'unaffected' },
        ],
        ['ERI-PRL-03', { race: 'elf', class: 'magic-user', level: 8, dice: [] }, { saved: null, state: 'immune' }],
        [
          'ERI-PRL-03',
          { race: 'human', class: 'fighter', level: 13, dice: [1] },
          { saved: false, state: 'ghoul-paralysed' },
        ],
        [
          'ERI-PRL-03',
          { race: 'dwarf', class: 'fighter', level: 6, dice: [10], countsAsMagic: true },
          { saved: true, state: 'unaffected' },
        ],
        ['ERI-PRL-04', { event: 'combat-ends' }, { freed: true }],
        ['ERI-PRL-04', { event: 'round-ends' }, { freed: false }],
        ['ERI-PRL-04', { event: 'shaken' }, { freed: true }],
        ['ERI-PRL-04', { event: 'damaged' }, { freed: false }],
        ['ERI-PRL-05', { race: 'human', class: 'fighter', level: 4 }, { qualifies: true }],
        ['ERI-PRL-05', { race: 'human', class: 'cleric', level: 4 }, { qualifies: false }],
        ['ERI-PRL-05', { race: 'elf', class: 'magic-user', level: 1 }, { qualifies: true }],
        ['ERI-PRL-05', { race: 'human', class: 'fighter', level: 1 }, { qualifies: false }],
        ['ERI-PRL-05', { race: 'human', class: 'fighter', level: 5 }, { qualifies: true }],
        ['ERI-PRL-05', { race: 'human', class: 'cleric', level: 5 }, { qualifies: true }],
        ['ERI-PRL-05', { race: 'human', class: 'magic-user', level: 1 }, { qualifies: false }],
        ['ERI-PRL-05', { race: 'human', class: 'magic-user', level: 7 }, { qualifies: true }],
        ['ERI-PRL-05', { race: 'dwarf', class: 'fighter', level: 4 }, { qualifies: true }],
        ['ERI-PRL-05', { race: 'hobbit', class: 'fighter', level: 1 }, { qualifies: false }],
        ['ERI-PRL-05', { race: 'elf', class: 'magic-user', level: 8 }, { qualifies: true }],
        [
          'ERI-PRL-06',
          { race: 'human', class: 'magic-user', level: 6, victim: 'ghoul-paralysed' },
          { victim: 'unaffected', helperTurnUsed: true },
        ],
        [
          'ERI-PRL-06',
          { race: 'human', class: 'magic-user', level: 5, victim: 'ghoul-paralysed' },
          { error: 'not-qualified' },
        ],
        ['ERI-PRL-06', { race: 'elf', class: 'fighter', level: 1, victim: 'paralysed' }, { error: 'wrong-paralysis' }],
        [
          'ERI-PRL-06',
          { race: 'human', class: 'fighter', level: 4, victim: 'ghoul-paralysed' },
          { victim: 'unaffected', helperTurnUsed: true },
        ],
        [
          'ERI-PRL-06',
          { race: 'human', class: 'fighter', level: 3, victim: 'ghoul-paralysed' },
          { error: 'not-qualified' },
        ],
        [
          'ERI-PRL-06',
          { race: 'human', class: 'cleric', level: 4, victim: 'ghoul-paralysed' },
          { error: 'not-qualified' },
        ],
        [
          'ERI-PRL-06',
          { race: 'elf', class: 'magic-user', level: 1, victim: 'ghoul-paralysed' },
          { victim: 'unaffected', helperTurnUsed: true },
        ],
        ['ERI-PRL-06', { race: 'human', class: 'fighter', level: 3, victim: 'paralysed' }, { error: 'not-qualified' }],
        [
          'ERI-PRL-06',
          { race: 'human', class: 'fighter', level: 9, victim: 'paralysed' },
          { error: 'wrong-paralysis' },
        ],
        [
          'ERI-PRL-06',
          { race: 'hobbit', class: 'fighter', level: 3, victim: 'ghoul-paralysed' },
          { error: 'not-qualified' },
        ],
        [
          'ERI-PRL-06',
          { race: 'human', class: 'magic-user', level: 5, victim: 'paralysed' },
          { error: 'not-qualified' },
        ],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${erisLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, erisParalysisVectors)).toEqual([]);
  });
});
