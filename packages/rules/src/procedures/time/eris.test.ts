import { describe, expect, it } from 'vitest';
import { erisLines } from '../../catalogue/eris.ts';
import { run } from '../../vectors.ts';
import { erisTimeVectors } from './eris-vectors.ts';

describe('Planet Eris’s rules of time', () => {
  it.each(
    (
      [
        ['ERI-TIM-01', { turns: 1 }, { rounds: 10, minutes: 10 }],
        ['ERI-TIM-01', { turns: 6 }, { rounds: 60, minutes: 60 }],
        ['ERI-TIM-01', { rounds: 25 }, { turns: 2.5, minutes: 25 }],
        ['ERI-TIM-02', { roundsFought: 3 }, { turnsCharged: 1 }],
        ['ERI-TIM-02', { roundsFought: 10 }, { turnsCharged: 1 }],
        ['ERI-TIM-02', { roundsFought: 11 }, { turnsCharged: 2 }],
        ['ERI-TIM-02', { roundsFought: 0 }, { turnsCharged: 0 }],
        ['ERI-TIM-03', { durationTurns: 6, roundsElapsed: 7 }, { roundsLeft: 53, over: false }],
        ['ERI-TIM-03', { durationTurns: 1, roundsElapsed: 10 }, { roundsLeft: 0, over: true }],
        ['ERI-MOV-05', { anyInCombat: false, nearestEnemyFeet: 20 }, { clock: 'rounds' }],
        ['ERI-MOV-05', { anyInCombat: false, nearestEnemyFeet: 21 }, { clock: 'turns' }],
        ['ERI-MOV-05', { anyInCombat: true, nearestEnemyFeet: 80 }, { clock: 'rounds' }],
        ['ERI-MOV-05', { anyInCombat: false, nearestEnemyFeet: null }, { clock: 'turns' }],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${erisLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, erisTimeVectors)).toEqual([]);
  });
});
