import { describe, expect, it } from 'vitest';
import { erisLines } from '../../catalogue/eris.ts';
import { run } from '../../vectors.ts';
import { erisPrecedenceVectors } from './eris-vectors.ts';

describe('Planet Eris’s rules of precedence', () => {
  it.each(
    (
      [
        ['ERI-CMB-04', { topic: 'treasure-values' }, { changeable: false }],
        ['ERI-CMB-04', { topic: 'xp-thresholds' }, { changeable: false }],
        ['ERI-CMB-04', { topic: 'grapple-method' }, { changeable: true }],
        ['ERI-CMB-05', { act: 'dispute-wording' }, { encouraged: false }],
        ['ERI-CMB-05', { act: 'argue-unreasonable-outcome' }, { encouraged: true }],
        ['ERI-CMB-05', { act: 'describe-freely' }, { encouraged: true }],
        ['ERI-RUL-01', { by: 'player', argues: 'wording' }, { decidedBy: 'referee', taken: 'closed' }],
        ['ERI-RUL-01', { by: 'player', argues: 'outcome' }, { decidedBy: 'referee', taken: 'to-referee' }],
        ['ERI-RUL-01', { by: 'referee', argues: 'override' }, { decidedBy: 'referee', taken: 'applied' }],
        ['ERI-RUL-02', { topic: 'xp-thresholds', change: true }, { error: 'fixed-topic' }],
        ['ERI-RUL-02', { topic: 'xp-thresholds', change: false }, { fixed: true, allowed: true }],
        ['ERI-RUL-02', { topic: 'initiative', change: true }, { fixed: false, allowed: true }],
        ['ERI-RUL-03', { topic: 'natural-healing' }, { source: 'eris' }],
        ['ERI-RUL-03', { topic: 'xp-thresholds' }, { source: 'classic' }],
        ['ERI-RUL-03', { topic: 'drowning' }, { source: 'ose' }],
        ['ERI-RUL-03', { topic: 'falconry' }, { source: 'referee' }],
        ['ERI-RUL-04', { amount: 55, divideBy: 3, kind: 'other' }, { result: 18 }],
        ['ERI-RUL-04', { amount: 5, divideBy: 2, kind: 'time' }, { result: 3 }],
        ['ERI-RUL-04', { amount: 5, divideBy: 2, kind: 'other' }, { result: 3 }],
        ['ERI-RUL-04', { amount: 1000, divideBy: 6, kind: 'share' }, { result: 166 }],
        ['ERI-RUL-05', { chanceIn6: 2, dice: [2] }, { success: true }],
        ['ERI-RUL-05', { chanceIn6: 2, dice: [3] }, { success: false }],
        ['ERI-RUL-05', { percent: 60, dice: [60] }, { success: true }],
        ['ERI-RUL-05', { percent: 60, dice: [61] }, { success: false }],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${erisLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, erisPrecedenceVectors)).toEqual([]);
  });
});
