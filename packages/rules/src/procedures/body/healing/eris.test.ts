import { describe, expect, it } from 'vitest';
import { erisLines } from '../../../books/eris/catalogue.ts';
import { erisHealingVectors } from '../../../books/eris/examples/healing.ts';
import { run } from '../../../vectors.ts';

describe('Planet Eris’s rules of healing', () => {
  it.each(
    (
      [
        ['ERI-REC-01', { place: 'settlement', guarded: false, wanderingFree: false }, { safe: true }],
        ['ERI-REC-01', { place: 'camp', guarded: true, wanderingFree: false }, { safe: true }],
        ['ERI-REC-01', { place: 'dungeon', guarded: false, wanderingFree: false }, { safe: false }],
        ['ERI-REC-01', { place: 'settlement', guarded: true, wanderingFree: true }, { safe: true }],
        ['ERI-REC-01', { place: 'settlement', guarded: true, wanderingFree: false }, { safe: true }],
        ['ERI-REC-01', { place: 'settlement', guarded: false, wanderingFree: true }, { safe: true }],
        ['ERI-REC-01', { place: 'camp', guarded: true, wanderingFree: true }, { safe: true }],
        ['ERI-REC-01', { place: 'camp', guarded: false, wanderingFree: false }, { safe: false }],
        ['ERI-REC-01', { place: 'dungeon', guarded: true, wanderingFree: true }, { safe: true }],
        ['ERI-REC-01', { place: 'dungeon', guarded: true, wanderingFree: false }, { safe: true }],
        ['ERI-REC-01', { place: 'dungeon', guarded: false, wanderingFree: true }, { safe: true }],
        ['ERI-REC-02', { hp: 3, max: 18, days: 7, safe: true }, { hp: 18 }],
        ['ERI-REC-02', { hp: 3, max: 18, days: 6, safe: true }, { hp: 3 }],
        ['ERI-REC-02', { hp: 3, max: 18, days: 30, safe: false }, { hp: 3 }],
        ['ERI-REC-02', { hp: 3, max: 18, days: 8, safe: true }, { hp: 18 }],
        ['ERI-REC-02', { hp: 3, max: 18, days: 0, safe: true }, { hp: 3 }],
        ['ERI-REC-02', { hp: -4, max: 18, days: 6, safe: true }, { hp: -4 }],
        ['ERI-REC-02', { hp: 0, max: 5, days: 7, safe: true }, { hp: 5 }],
        ['ERI-REC-02', { hp: 5, max: 5, days: 7, safe: true }, { hp: 5 }],
        ['ERI-REC-02', { hp: 5, max: 5, days: 1, safe: true }, { hp: 5 }],
        ['ERI-REC-02', { hp: -2, max: 18, days: 30, safe: false }, { hp: -2 }],
        ['ERI-REC-02', { hp: 1, max: 18, days: 365, safe: true }, { hp: 18 }],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${erisLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, erisHealingVectors)).toEqual([]);
  });
});
