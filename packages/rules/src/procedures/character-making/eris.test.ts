import { describe, expect, it } from 'vitest';
import { erisLines } from '../../catalogue/eris.ts';
import { run } from '../../vectors.ts';
import { erisCharacterMakingVectors } from './eris-vectors.ts';

describe('Planet Eris’s rules of character making', () => {
  it.each(
    (
      [
        ['ERI-ABL-01', { wis: 12 }, { extraLanguages: 1 }],
        ['ERI-ABL-01', { wis: 14 }, { extraLanguages: 2 }],
        ['ERI-ABL-01', { wis: 13 }, { extraLanguages: 1 }],
        ['ERI-ABL-01', { wis: 9 }, { extraLanguages: 0 }],
        ['ERI-ABL-02', { dex: 13, tied: true }, { adjustment: 1, acts: 'first' }],
        ['ERI-ABL-02', { dex: 8, tied: true }, { adjustment: -1, acts: 'last' }],
        ['ERI-ABL-02', { dex: 16, tied: false }, { adjustment: 0, acts: 'with-side' }],
        ['ERI-ELF-04', { int: 13, wis: 12 }, { raceLanguages: 0, total: 4 }],
        ['ERI-ELF-04', { int: 9, wis: 9 }, { raceLanguages: 0, total: 0 }],
        ['ERI-DWF-01', { int: 11, wis: 14 }, { raceLanguages: 0, total: 3 }],
        ['ERI-DWF-01', { int: 8, wis: 8 }, { raceLanguages: 0, total: 0 }],
        ['ERI-APX-01', { primeScore: 15, xp: 1000 }, { percent: 10, xp: 1100 }],
        ['ERI-APX-01', { primeScore: 14, xp: 999 }, { percent: 5, xp: 1048 }],
        ['ERI-APX-01', { primeScore: 8, xp: 1000 }, { percent: -10, xp: 900 }],
        ['ERI-APX-01', { primeScore: 6, xp: 1000 }, { percent: -20, xp: 800 }],
        ['ERI-APX-02', { class: 'fighter', scores: { str: 12, int: 13, wis: 12 } }, { primeScore: 15 }],
        ['ERI-APX-02', { class: 'magic-user', scores: { str: 18, int: 12, wis: 11 } }, { primeScore: 13 }],
        ['ERI-APX-02', { class: 'cleric', scores: { str: 15, int: 11, wis: 12 } }, { primeScore: 15 }],
        ['ERI-APX-03', { con: 15 }, { hitDieAdj: 1, withstandPct: 100 }],
        ['ERI-APX-03', { con: 12 }, { hitDieAdj: 0, withstandPct: 90 }],
        ['ERI-APX-03', { con: 7 }, { hitDieAdj: 0, withstandPct: 40 }],
        ['ERI-APX-03', { con: 6 }, { hitDieAdj: -1, withstandPct: 30 }],
        ['ERI-APX-03', { con: 3 }, { hitDieAdj: -1, withstandPct: 10 }],
        ['ERI-APX-04', { dex: 13 }, { missileAdj: 1 }],
        ['ERI-APX-04', { dex: 8 }, { missileAdj: -1 }],
        ['ERI-APX-04', { dex: 12 }, { missileAdj: 0 }],
        ['ERI-APX-05', { cha: 9 }, { maxHirelings: 3, loyalty: 0 }],
        ['ERI-APX-05', { cha: 18 }, { maxHirelings: 12, loyalty: 4 }],
        ['ERI-APX-05', { cha: 3 }, { maxHirelings: 1, loyalty: -2 }],
        ['ERI-APX-06', { int: 13 }, { extraLanguages: 3 }],
        ['ERI-APX-06', { int: 10 }, { extraLanguages: 0 }],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${erisLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, erisCharacterMakingVectors)).toEqual([]);
  });
});
