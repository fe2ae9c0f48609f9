import { describe, expect, it } from 'vitest';
import { erisLines } from '../../../books/eris/catalogue.ts';
import { erisIllusionsVectors } from '../../../books/eris/examples/illusions.ts';
import { run } from '../../../vectors.ts';

describe('Planet Eris’s rules of illusions', () => {
  it.each(
    (
      [
        ['ERI-ILL-01', { class: 'fighter', level: 1, dice: [16] }, { target: 16, believes: false }],
        ['ERI-ILL-01', { class: 'fighter', level: 1, dice: [15] }, { target: 16, believes: true }],
        ['ERI-ILL-01', { race: 'dwarf', class: 'fighter', level: 1, dice: [14] }, { target: 14, believes: false }],
        ['ERI-ILL-01', { class: 'fighter', level: 1, dice: [13], race: 'hobbit' }, { target: 14, believes: true }],
        ['ERI-ILL-01', { class: 'magic-user', level: 6, dice: [12], race: 'elf' }, { target: 12, believes: false }],
        ['ERI-ILL-01', { class: 'cleric', level: 9, dice: [9], race: 'human' }, { target: 9, believes: false }],
        ['ERI-ILL-01', { class: 'magic-user', level: 16, dice: [3] }, { target: 3, believes: false }],
        ['ERI-ILL-01', { class: 'magic-user', level: 16, dice: [2] }, { target: 3, believes: true }],
        ['ERI-ILL-01', { class: 'fighter', level: 3, dice: [11], race: 'dwarf' }, { target: 12, believes: true }],
        ['ERI-ILL-01', { class: 'fighter', level: 13, dice: [1] }, { target: 8, believes: true }],
        ['ERI-ILL-01', { class: 'fighter', level: 1, dice: [1] }, { target: 16, believes: true }],
        [
          'ERI-ILL-02',
          { kind: 'pc', declares: 'disbelieve', isIllusion: true },
          { believes: false, saveNeeded: false },
        ],
        [
          'ERI-ILL-02',
          { kind: 'pc', declares: 'disbelieve', isIllusion: false },
          { believes: true, saveNeeded: false },
        ],
        ['ERI-ILL-02', { kind: 'npc', declares: 'disbelieve', isIllusion: true }, { error: 'players-only' }],
        ['ERI-ILL-02', { kind: 'pc', declares: 'none', isIllusion: true }, { believes: null, saveNeeded: true }],
        ['ERI-ILL-02', { kind: 'pc', declares: 'none', isIllusion: false }, { believes: null, saveNeeded: true }],
        ['ERI-ILL-02', { kind: 'npc', declares: 'none', isIllusion: true }, { believes: null, saveNeeded: true }],
        ['ERI-ILL-02', { kind: 'npc', declares: 'none', isIllusion: false }, { believes: null, saveNeeded: true }],
        ['ERI-ILL-02', { kind: 'npc', declares: 'disbelieve', isIllusion: false }, { error: 'players-only' }],
        ['ERI-ILL-03', { believes: true, level: 2, hp: 5, damage: 7 }, { hp: -2, state: 'critical' }],
        ['ERI-ILL-03', { believes: false, level: 2, hp: 5, damage: 7 }, { hp: 5, state: 'conscious' }],
        ['ERI-ILL-03', { believes: true, level: 2, hp: 5, damage: 5 }, { hp: 0, state: 'unconscious' }],
        ['ERI-ILL-03', { believes: true, level: 2, hp: 5, damage: 4 }, { hp: 1, state: 'conscious' }],
        ['ERI-ILL-03', { believes: true, level: 1, hp: 1, damage: 0 }, { hp: 1, state: 'conscious' }],
        ['ERI-ILL-03', { believes: false, level: 2, hp: 5, damage: 100 }, { hp: 5, state: 'conscious' }],
        ['ERI-ILL-03', { believes: false, level: 3, hp: -2, damage: 9 }, { hp: -2, state: 'critical' }],
        ['ERI-ILL-03', { believes: false, level: 3, hp: 0, damage: 1 }, { hp: 0, state: 'unconscious' }],
        ['ERI-ILL-03', { believes: true, level: 3, hp: -2, damage: 2 }, { hp: -4, state: 'dead' }],
        ['ERI-ILL-03', { believes: true, level: 9, hp: 30, damage: 29 }, { hp: 1, state: 'conscious' }],
        [
          'ERI-ILL-04',
          { class: 'fighter', level: 1, damage: 25, dice: [16] },
          { believes: false, breathSaved: null, damageTaken: 0 },
        ],
        [
          'ERI-ILL-04',
          { class: 'fighter', level: 1, damage: 25, dice: [3, 15] },
          { believes: true, breathSaved: true, damageTaken: 13 },
        ],
        [
          'ERI-ILL-04',
          { class: 'fighter', level: 1, damage: 25, dice: [3, 14] },
          { believes: true, breathSaved: false, damageTaken: 25 },
        ],
        [
          'ERI-ILL-04',
          { race: 'hobbit', class: 'fighter', level: 1, damage: 25, dice: [13, 14] },
          { believes: true, breathSaved: false, damageTaken: 25 },
        ],
        [
          'ERI-ILL-04',
          { class: 'fighter', level: 1, damage: 24, dice: [15, 15] },
          { believes: true, breathSaved: true, damageTaken: 12 },
        ],
        [
          'ERI-ILL-04',
          { class: 'fighter', level: 1, damage: 0, dice: [1, 1] },
          { believes: true, breathSaved: false, damageTaken: 0 },
        ],
        [
          'ERI-ILL-04',
          { class: 'fighter', level: 1, damage: 10, dice: [14], race: 'dwarf' },
          { believes: false, breathSaved: null, damageTaken: 0 },
        ],
        [
          'ERI-ILL-04',
          { class: 'fighter', level: 1, damage: 11, dice: [13, 15], race: 'hobbit' },
          { believes: true, breathSaved: true, damageTaken: 6 },
        ],
        [
          'ERI-ILL-04',
          { class: 'fighter', level: 4, damage: 11, dice: [11, 12], race: 'dwarf' },
          { believes: true, breathSaved: false, damageTaken: 11 },
        ],
        [
          'ERI-ILL-04',
          { class: 'magic-user', level: 6, damage: 9, dice: [11, 13], race: 'elf' },
          { believes: true, breathSaved: false, damageTaken: 9 },
        ],
        [
          'ERI-ILL-04',
          { class: 'cleric', level: 9, damage: 33, dice: [8, 11], race: 'human' },
          { believes: true, breathSaved: true, damageTaken: 17 },
        ],
        [
          'ERI-ILL-04',
          { class: 'fighter', level: 9, damage: 20, dice: [11, 10], race: 'human' },
          { believes: true, breathSaved: true, damageTaken: 10 },
        ],
        ['ERI-ILL-05', { secret: true }, { visibility: 'ref' }],
        ['ERI-ILL-05', { secret: false }, { visibility: 'open' }],
        ['ERI-ILL-05', {}, { visibility: 'ref' }],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${erisLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, erisIllusionsVectors)).toEqual([]);
  });
});
