import { describe, expect, it } from 'vitest';
import { erisLines } from '../../catalogue/eris.ts';
import { run } from '../../vectors.ts';
import { erisDyingVectors } from './eris-vectors.ts';

describe('Planet Eris’s rules of dying', () => {
  it.each(
    (
      [
        ['ERI-DTH-01', { level: 5, hp: -5 }, { state: 'critical' }],
        ['ERI-DTH-01', { level: 5, hp: -6 }, { state: 'dead' }],
        ['ERI-DTH-01', { level: 1, hp: 0 }, { state: 'unconscious' }],
        ['ERI-DTH-01', { level: 3, hp: 0, kind: 'monster' }, { state: 'dead' }],
        ['ERI-DTH-02', { level: 2, hp: 4, damage: 4 }, { hp: 0, state: 'unconscious' }],
        ['ERI-DTH-02', { level: 2, hp: 4, damage: 6 }, { hp: -2, state: 'critical' }],
        ['ERI-DTH-02', { level: 2, hp: 4, damage: 7 }, { hp: -3, state: 'dead' }],
        ['ERI-DTH-02', { level: 2, hp: 4, damage: 4, kind: 'monster' }, { hp: 0, state: 'dead' }],
        ['ERI-DTH-03', { hp: 0, dice: [4] }, { periods: 4, period: 'turn', hp: 1 }],
        ['ERI-DTH-03', { hp: 0, period: 'hour', dice: [1] }, { periods: 1, period: 'hour', hp: 1 }],
        ['ERI-DTH-03', { hp: -1, dice: [4] }, { error: 'critical' }],
        ['ERI-DTH-04', { hp: 0, turnsSpent: 1 }, { wakes: true, hp: 1 }],
        ['ERI-DTH-04', { hp: 0, turnsSpent: 0 }, { wakes: false, hp: 0 }],
        ['ERI-DTH-04', { hp: -2, turnsSpent: 3 }, { wakes: false, hp: -2 }],
        ['ERI-DTH-05', { level: 5, hp: -3, hpMax: 20, treatment: 'magic', amount: 5 }, { hp: 2, state: 'conscious' }],
        ['ERI-DTH-05', { level: 5, hp: -3, hpMax: 20, treatment: 'magic', amount: 3 }, { hp: 0, state: 'unconscious' }],
        [
          'ERI-DTH-05',
          { level: 5, hp: -3, hpMax: 20, treatment: 'secure-rest', days: 7 },
          { hp: 20, state: 'conscious' },
        ],
        [
          'ERI-DTH-05',
          { level: 5, hp: -3, hpMax: 20, treatment: 'secure-rest', days: 6 },
          { hp: -3, state: 'critical' },
        ],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${erisLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, erisDyingVectors)).toEqual([]);
  });
});
