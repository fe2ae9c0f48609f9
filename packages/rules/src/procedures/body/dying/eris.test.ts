import { describe, expect, it } from 'vitest';
import { erisLines } from '../../../books/eris/catalogue.ts';
import { erisDyingVectors } from '../../../books/eris/examples/dying.ts';
import { run } from '../../../vectors.ts';

describe('Planet Eris’s rules of dying', () => {
  it.each(
    (
      [
        ['ERI-DTH-01', { level: 5, hp: -5 }, { state: 'critical' }],
        ['ERI-DTH-01', { level: 5, hp: -6 }, { state: 'dead' }],
        ['ERI-DTH-01', { level: 1, hp: 0 }, { state: 'unconscious' }],
        ['ERI-DTH-01', { level: 3, hp: 0, kind: 'monster' }, { state: 'dead' }],
        ['ERI-DTH-01', { level: 0, hp: -20 }, { state: 'dead' }],
        ['ERI-DTH-01', { level: 1, hp: -20 }, { state: 'dead' }],
        ['ERI-DTH-01', { level: 2, hp: -20 }, { state: 'dead' }],
        ['ERI-DTH-01', { level: 2, hp: 1 }, { state: 'conscious' }],
        ['ERI-DTH-01', { level: 5, hp: 1 }, { state: 'conscious' }],
        ['ERI-DTH-01', { level: 9, hp: -8 }, { state: 'critical' }],
        ['ERI-DTH-01', { level: 4, hp: 1, kind: 'monster' }, { state: 'conscious' }],
        ['ERI-DTH-01', { level: 4, hp: -1, kind: 'character' }, { state: 'critical' }],
        ['ERI-DTH-02', { level: 2, hp: 4, damage: 4 }, { hp: 0, state: 'unconscious' }],
        ['ERI-DTH-02', { level: 2, hp: 4, damage: 6 }, { hp: -2, state: 'critical' }],
        ['ERI-DTH-02', { level: 2, hp: 4, damage: 7 }, { hp: -3, state: 'dead' }],
        ['ERI-DTH-02', { level: 2, hp: 4, damage: 4, kind: 'monster' }, { hp: 0, state: 'dead' }],
        ['ERI-DTH-02', { level: 1, hp: 5, damage: 0 }, { hp: 5, state: 'conscious' }],
        ['ERI-DTH-02', { level: 1, hp: 5, damage: 6 }, { hp: -1, state: 'critical' }],
        ['ERI-DTH-02', { level: 3, hp: -1, damage: 1 }, { hp: -2, state: 'critical' }],
        ['ERI-DTH-02', { level: 3, hp: 0, damage: 1 }, { hp: -1, state: 'critical' }],
        ['ERI-DTH-02', { level: 5, hp: -5, damage: 1 }, { hp: -6, state: 'dead' }],
        ['ERI-DTH-02', { level: 2, hp: 4, damage: 3, kind: 'monster' }, { hp: 1, state: 'conscious' }],
        ['ERI-DTH-02', { level: 2, hp: 4, damage: 6, kind: 'character' }, { hp: -2, state: 'critical' }],
        ['ERI-DTH-02', { level: 3, hp: -3, damage: 0 }, { hp: -3, state: 'critical' }],
        ['ERI-DTH-03', { hp: 0, dice: [4] }, { periods: 4, period: 'turn', hp: 1 }],
        ['ERI-DTH-03', { hp: 0, period: 'hour', dice: [1] }, { periods: 1, period: 'hour', hp: 1 }],
        ['ERI-DTH-03', { hp: -1, dice: [4] }, { error: 'critical' }],
        ['ERI-DTH-03', { hp: 0, dice: [1] }, { periods: 1, period: 'turn', hp: 1 }],
        ['ERI-DTH-03', { hp: 0, dice: [6] }, { periods: 6, period: 'turn', hp: 1 }],
        ['ERI-DTH-03', { hp: 0, dice: [3], period: 'turn' }, { periods: 3, period: 'turn', hp: 1 }],
        ['ERI-DTH-03', { hp: 0, dice: [2], period: 'day' }, { periods: 2, period: 'day', hp: 1 }],
        ['ERI-DTH-03', { hp: 0, dice: [5], period: 'week' }, { periods: 5, period: 'week', hp: 1 }],
        ['ERI-DTH-03', { hp: 1, dice: [4] }, { error: 'not-unconscious' }],
        ['ERI-DTH-03', { hp: 9, period: 'hour', dice: [4] }, { error: 'not-unconscious' }],
        ['ERI-DTH-03', { hp: -5, dice: [1] }, { error: 'critical' }],
        ['ERI-DTH-04', { hp: 0, turnsSpent: 1 }, { wakes: true, hp: 1 }],
        ['ERI-DTH-04', { hp: 0, turnsSpent: 0 }, { wakes: false, hp: 0 }],
        ['ERI-DTH-04', { hp: -2, turnsSpent: 3 }, { wakes: false, hp: -2 }],
        ['ERI-DTH-04', { hp: 0, turnsSpent: 2 }, { wakes: true, hp: 1 }],
        ['ERI-DTH-04', { hp: 0, turnsSpent: 10 }, { wakes: true, hp: 1 }],
        ['ERI-DTH-04', { hp: -1, turnsSpent: 1 }, { wakes: false, hp: -1 }],
        ['ERI-DTH-04', { hp: -5, turnsSpent: 0 }, { wakes: false, hp: -5 }],
        ['ERI-DTH-04', { hp: -1, turnsSpent: 10 }, { wakes: false, hp: -1 }],
        ['ERI-DTH-04', { hp: 1, turnsSpent: 1 }, { error: 'not-unconscious' }],
        ['ERI-DTH-04', { hp: 5, turnsSpent: 0 }, { error: 'not-unconscious' }],
        ['ERI-DTH-04', { hp: 12, turnsSpent: 3 }, { error: 'not-unconscious' }],
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
        ['ERI-DTH-05', { level: 5, hp: -5, hpMax: 20, treatment: 'magic', amount: 1 }, { hp: -4, state: 'critical' }],
        ['ERI-DTH-05', { level: 5, hp: -5, hpMax: 20, treatment: 'magic', amount: 30 }, { hp: 20, state: 'conscious' }],
        ['ERI-DTH-05', { level: 5, hp: -6, hpMax: 20, treatment: 'magic', amount: 10 }, { error: 'dead' }],
        ['ERI-DTH-05', { level: 5, hp: 4, hpMax: 20, treatment: 'secure-rest', days: 7 }, { error: 'not-critical' }],
        ['ERI-DTH-05', { level: 5, hp: -3, hpMax: 20, treatment: 'none', days: 30 }, { hp: -3, state: 'critical' }],
        [
          'ERI-DTH-05',
          { level: 5, hp: -3, hpMax: 20, treatment: 'secure-rest', days: 8 },
          { hp: 20, state: 'conscious' },
        ],
        [
          'ERI-DTH-05',
          { level: 5, hp: -3, hpMax: 20, treatment: 'secure-rest', days: 0 },
          { hp: -3, state: 'critical' },
        ],
        [
          'ERI-DTH-05',
          { level: 2, hp: -2, hpMax: 9, treatment: 'secure-rest', days: 7 },
          { hp: 9, state: 'conscious' },
        ],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${erisLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, erisDyingVectors)).toEqual([]);
  });
});
