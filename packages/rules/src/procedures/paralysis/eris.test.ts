import { describe, expect, it } from 'vitest';
import { erisLines } from '../../catalogue/eris.ts';
import { run } from '../../vectors.ts';
import { erisParalysisVectors } from './eris-vectors.ts';

describe('Planet Eris’s rules of paralysis', () => {
  it.each(
    (
      [
        ['ERI-PRL-01', { con: 10, dice: [70] }, { chance: 70, state: 'paralysed' }],
        ['ERI-PRL-01', { con: 10, dice: [71] }, { chance: 70, state: 'dead' }],
        ['ERI-PRL-01', { con: 13, dice: [100] }, { chance: 100, state: 'paralysed' }],
        ['ERI-PRL-01', { con: 7, dice: [41] }, { chance: 40, state: 'dead' }],
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
        ['ERI-PRL-04', { event: 'combat-ends' }, { freed: true }],
        ['ERI-PRL-04', { event: 'round-ends' }, { freed: false }],
        ['ERI-PRL-04', { event: 'shaken' }, { freed: true }],
        ['ERI-PRL-05', { race: 'human', class: 'fighter', level: 4 }, { qualifies: true }],
        ['ERI-PRL-05', { race: 'human', class: 'cleric', level: 4 }, { qualifies: false }],
        ['ERI-PRL-05', { race: 'elf', class: 'magic-user', level: 1 }, { qualifies: true }],
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
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${erisLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, erisParalysisVectors)).toEqual([]);
  });
});
