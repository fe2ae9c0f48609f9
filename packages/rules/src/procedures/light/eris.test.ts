import { describe, expect, it } from 'vitest';
import { erisLines } from '../../catalogue/eris.ts';
import { run } from '../../vectors.ts';
import { erisLightVectors } from './eris-vectors.ts';

describe('Planet Eris’s rules of light', () => {
  it.each(
    (
      [
        ['ERI-LIT-01', { source: 'candle' }, { radius: 15, dim: true, surpriseIn6: 1 }],
        ['ERI-LIT-01', { source: 'torch' }, { radius: 30, dim: false, surpriseIn6: 0 }],
        ['ERI-LIT-01', { source: 'magic-sword' }, { radius: 60, dim: false, surpriseIn6: 0 }],
        ['ERI-LIT-01', { source: 'light' }, { radius: 15, dim: true, surpriseIn6: 1 }],
        ['ERI-LIT-02', { sources: [] }, { surpriseIn6: 2 }],
        ['ERI-LIT-02', { sources: ['candle', 'light'] }, { surpriseIn6: 1 }],
        ['ERI-LIT-02', { sources: ['candle', 'torch'] }, { surpriseIn6: 0 }],
        ['ERI-LIT-03', { source: 'torch', turnsBurned: 5 }, { turnsLeft: 1, out: false }],
        ['ERI-LIT-03', { source: 'torch', turnsBurned: 6 }, { turnsLeft: 0, out: true }],
        ['ERI-LIT-03', { source: 'lantern', turnsBurned: 18, oil: 2 }, { turnsLeft: 18, out: false }],
        ['ERI-LIT-03', { source: 'hooded-lantern', turnsBurned: 18, oil: 1 }, { turnsLeft: 0, out: true }],
        ['ERI-LIT-04', { covered: false }, { radius: 30, dim: false, surpriseIn6: 0, burnsOil: true }],
        ['ERI-LIT-04', { covered: true }, { radius: 15, dim: true, surpriseIn6: 1, burnsOil: true }],
        ['ERI-LIT-05', { unsheathed: true, grasped: true }, { radius: 60 }],
        ['ERI-LIT-05', { unsheathed: true, grasped: false }, { radius: 0 }],
        ['ERI-LIT-05', { unsheathed: false, grasped: true }, { radius: 0 }],
        ['ERI-LIT-06', { casterClass: 'magic-user', level: 1 }, { turns: 7 }],
        ['ERI-LIT-06', { casterClass: 'magic-user', level: 5 }, { turns: 11 }],
        ['ERI-LIT-06', { casterClass: 'cleric', level: 3 }, { turns: 15 }],
        ['ERI-LIT-07', { casterClass: 'cleric' }, { radius: 120, daylight: true, turns: null }],
        ['ERI-LIT-07', { casterClass: 'magic-user' }, { radius: 120, daylight: false, turns: null }],
        ['ERI-LIT-07', { casterClass: 'cleric', dispelled: true }, { radius: 0, daylight: false, turns: 0 }],
        ['ERI-LIT-08', { sources: ['torch'], feet: 30 }, { lit: 'bright' }],
        ['ERI-LIT-08', { sources: ['torch'], feet: 31 }, { lit: 'dark' }],
        ['ERI-LIT-08', { sources: ['candle'], feet: 15 }, { lit: 'dim' }],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${erisLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, erisLightVectors)).toEqual([]);
  });
});
