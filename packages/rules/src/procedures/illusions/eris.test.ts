import { describe, expect, it } from 'vitest';
import { erisLines } from '../../catalogue/eris.ts';
import { run } from '../../vectors.ts';
import { erisIllusionsVectors } from './eris-vectors.ts';

describe('Planet Eris’s rules of illusions', () => {
  it.each(
    (
      [
        ['ERI-ILL-01', { class: 'fighter', level: 1, dice: [16] }, { target: 16, believes: false }],
        ['ERI-ILL-01', { class: 'fighter', level: 1, dice: [15] }, { target: 16, believes: true }],
        ['ERI-ILL-01', { race: 'dwarf', class: 'fighter', level: 1, dice: [14] }, { target: 14, believes: false }],
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
        ['ERI-ILL-03', { believes: true, level: 2, hp: 5, damage: 7 }, { hp: -2, state: 'critical' }],
        ['ERI-ILL-03', { believes: false, level: 2, hp: 5, damage: 7 }, { hp: 5, state: 'conscious' }],
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
        ['ERI-ILL-05', { secret: true }, { visibility: 'ref' }],
        ['ERI-ILL-05', { secret: false }, { visibility: 'open' }],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${erisLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, erisIllusionsVectors)).toEqual([]);
  });
});
