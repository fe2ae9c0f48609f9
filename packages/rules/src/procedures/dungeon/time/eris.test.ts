import { describe, expect, it } from 'vitest';
import { erisLines } from '../../../books/eris/catalogue.ts';
import { erisTimeVectors } from '../../../books/eris/examples/time.ts';
import { run } from '../../../vectors.ts';

describe('Planet Eris’s rules of time', () => {
  it.each(
    (
      [
        ['ERI-TIM-01', { turns: 1 }, { rounds: 10, minutes: 10 }],
        ['ERI-TIM-01', { turns: 6 }, { rounds: 60, minutes: 60 }],
        ['ERI-TIM-01', { rounds: 25 }, { turns: 2.5, minutes: 25 }],
        ['ERI-TIM-01', { turns: 0 }, { rounds: 0, minutes: 0 }],
        ['ERI-TIM-01', { turns: 2 }, { rounds: 20, minutes: 20 }],
        ['ERI-TIM-01', { turns: 2.5 }, { rounds: 25, minutes: 25 }],
        ['ERI-TIM-01', { turns: 100 }, { rounds: 1000, minutes: 1000 }],
        ['ERI-TIM-01', { rounds: 1 }, { turns: 0.1, minutes: 1 }],
        ['ERI-TIM-01', { rounds: 10 }, { turns: 1, minutes: 10 }],
        ['ERI-TIM-01', { rounds: 15 }, { turns: 1.5, minutes: 15 }],
        ['ERI-TIM-01', { rounds: 600 }, { turns: 60, minutes: 600 }],
        ['ERI-TIM-02', { roundsFought: 3 }, { turnsCharged: 1 }],
        ['ERI-TIM-02', { roundsFought: 10 }, { turnsCharged: 1 }],
        ['ERI-TIM-01', { turns: 2, roundsPerTurn: 20 }, { rounds: 40, minutes: 20 }],
        ['ERI-TIM-02', { roundsFought: 11, options: { roundsPerTurn: 20 } }, { turnsCharged: 1 }],
        ['ERI-TIM-02', { roundsFought: 11 }, { turnsCharged: 2 }],
        ['ERI-TIM-02', { roundsFought: 0 }, { turnsCharged: 0 }],
        ['ERI-TIM-02', { roundsFought: 1 }, { turnsCharged: 1 }],
        ['ERI-TIM-02', { roundsFought: 9 }, { turnsCharged: 1 }],
        ['ERI-TIM-02', { roundsFought: 19 }, { turnsCharged: 2 }],
        ['ERI-TIM-02', { roundsFought: 20 }, { turnsCharged: 2 }],
        ['ERI-TIM-02', { roundsFought: 30 }, { turnsCharged: 3 }],
        ['ERI-TIM-02', { roundsFought: 99 }, { turnsCharged: 10 }],
        ['ERI-TIM-02', { roundsFought: 100 }, { turnsCharged: 10 }],
        ['ERI-TIM-02', { roundsFought: 101 }, { turnsCharged: 11 }],
        ['ERI-TIM-03', { durationTurns: 6, roundsElapsed: 7 }, { roundsLeft: 53, over: false }],
        ['ERI-TIM-03', { durationTurns: 1, roundsElapsed: 10 }, { roundsLeft: 0, over: true }],
        ['ERI-TIM-03', { durationTurns: 6, roundsElapsed: 0 }, { roundsLeft: 60, over: false }],
        ['ERI-TIM-03', { durationTurns: 6, roundsElapsed: 59 }, { roundsLeft: 1, over: false }],
        ['ERI-TIM-03', { durationTurns: 6, roundsElapsed: 61 }, { roundsLeft: 0, over: true }],
        ['ERI-TIM-03', { durationTurns: 1, roundsElapsed: 9 }, { roundsLeft: 1, over: false }],
        ['ERI-TIM-03', { durationTurns: 0, roundsElapsed: 0 }, { roundsLeft: 0, over: true }],
        ['ERI-TIM-03', { durationTurns: 0, roundsElapsed: 5 }, { roundsLeft: 0, over: true }],
        ['ERI-TIM-03', { durationTurns: 18, roundsElapsed: 200 }, { roundsLeft: 0, over: true }],
        ['ERI-TIM-03', { durationTurns: 2, roundsElapsed: 1 }, { roundsLeft: 19, over: false }],
        ['ERI-MOV-05', { anyInCombat: false, nearestEnemyFeet: 20 }, { clock: 'rounds' }],
        ['ERI-MOV-05', { anyInCombat: false, nearestEnemyFeet: 21 }, { clock: 'turns' }],
        ['ERI-MOV-05', { anyInCombat: true, nearestEnemyFeet: 80 }, { clock: 'rounds' }],
        ['ERI-MOV-05', { anyInCombat: false, nearestEnemyFeet: null }, { clock: 'turns' }],
        ['ERI-MOV-05', { anyInCombat: false, nearestEnemyFeet: 0 }, { clock: 'rounds' }],
        ['ERI-MOV-05', { anyInCombat: false, nearestEnemyFeet: 10 }, { clock: 'rounds' }],
        ['ERI-MOV-05', { anyInCombat: false, nearestEnemyFeet: 20.5 }, { clock: 'turns' }],
        ['ERI-MOV-05', { anyInCombat: false, nearestEnemyFeet: 19 }, { clock: 'rounds' }],
        ['ERI-MOV-05', { anyInCombat: false, nearestEnemyFeet: 100 }, { clock: 'turns' }],
        ['ERI-MOV-05', { anyInCombat: true, nearestEnemyFeet: 0 }, { clock: 'rounds' }],
        ['ERI-MOV-05', { anyInCombat: true, nearestEnemyFeet: 20 }, { clock: 'rounds' }],
        ['ERI-MOV-05', { anyInCombat: true, nearestEnemyFeet: 21 }, { clock: 'rounds' }],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${erisLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, erisTimeVectors)).toEqual([]);
  });
});
