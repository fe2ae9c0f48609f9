import { describe, expect, it } from 'vitest';
import { erisLines } from '../../catalogue/eris.ts';
import { run } from '../../vectors.ts';
import { erisSavingThrowVectors } from './eris-vectors.ts';

describe('Planet Eris’s rules of saving throw', () => {
  it.each(
    (
      [
        ['ERI-HOB-04', { class: 'fighter', level: 1, category: 'S', magical: true }, { effectiveLevel: 5, target: 14 }],
        [
          'ERI-HOB-04',
          { class: 'fighter', level: 1, category: 'D', magical: false },
          { effectiveLevel: 1, target: 12 },
        ],
        ['ERI-HOB-04', { class: 'fighter', level: 3, category: 'W', magical: true }, { effectiveLevel: 7, target: 9 }],
        ['ERI-DWF-03', { class: 'fighter', level: 2, category: 'S', magical: true }, { effectiveLevel: 6, target: 14 }],
        [
          'ERI-DWF-03',
          { class: 'fighter', level: 2, category: 'B', magical: false },
          { effectiveLevel: 2, target: 15 },
        ],
        ['ERI-SAV-01', { hd: 3, category: 'S' }, { asLevel: 3, target: 16 }],
        ['ERI-SAV-01', { hd: '4+1', category: 'D' }, { asLevel: 4, target: 10 }],
        ['ERI-SAV-01', { hd: '1/2', category: 'B' }, { asLevel: 1, target: 15 }],
        ['ERI-SAV-02', { hd: 8, asClass: 'cleric', category: 'S' }, { asLevel: 8, target: 12 }],
        ['ERI-SAV-02', { hd: 7, asClass: 'magic-user', category: 'W' }, { asLevel: 7, target: 12 }],
        ['ERI-SAV-03', { hd: 5, category: 'D', dice: [10] }, { target: 10, saved: true }],
        ['ERI-SAV-03', { hd: 5, category: 'D', dice: [9] }, { target: 10, saved: false }],
        [
          'ERI-SAV-03',
          { hd: 8, asClass: 'cleric', category: 'S', saveMod: 1, dice: [11] },
          { target: 12, saved: true },
        ],
        ['ERI-APX-10', { class: 'fighter', level: 3 }, { saves: [12, 13, 14, 15, 16] }],
        ['ERI-APX-10', { class: 'fighter', level: 4 }, { saves: [10, 11, 12, 13, 14] }],
        ['ERI-APX-10', { class: 'magic-user', level: 16 }, { saves: [5, 6, 5, 8, 3] }],
        ['ERI-APX-10', { class: 'cleric', level: 8 }, { saves: [9, 10, 12, 14, 12] }],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${erisLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, erisSavingThrowVectors)).toEqual([]);
  });
});
