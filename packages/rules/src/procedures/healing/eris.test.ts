import { describe, expect, it } from 'vitest';
import { erisLines } from '../../catalogue/eris.ts';
import { run } from '../../vectors.ts';
import { erisHealingVectors } from './eris-vectors.ts';

describe('Planet Eris’s rules of healing', () => {
  it.each(
    (
      [
        ['ERI-REC-01', { place: 'settlement', guarded: false, wanderingFree: false }, { safe: true }],
        ['ERI-REC-01', { place: 'camp', guarded: true, wanderingFree: false }, { safe: true }],
        ['ERI-REC-01', { place: 'dungeon', guarded: false, wanderingFree: false }, { safe: false }],
        ['ERI-REC-02', { hp: 3, max: 18, days: 7, safe: true }, { hp: 18 }],
        ['ERI-REC-02', { hp: 3, max: 18, days: 6, safe: true }, { hp: 3 }],
        ['ERI-REC-02', { hp: 3, max: 18, days: 30, safe: false }, { hp: 3 }],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${erisLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, erisHealingVectors)).toEqual([]);
  });
});
