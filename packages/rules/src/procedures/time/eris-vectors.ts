import type { Adapters } from '../../vectors.ts';
import { read } from '../../vectors.ts';
import { clockFor, ERIS_ROUNDS_PER_TURN, roundsLeft, turnsCharged } from './eris.ts';

export const erisTimeVectors: Adapters = {
  'ERI-TIM-01': (inputs) => {
    if (inputs.turns === undefined) {
      const rounds = read.number(inputs, 'rounds');
      return { turns: rounds / ERIS_ROUNDS_PER_TURN, minutes: rounds };
    }
    const rounds = read.number(inputs, 'turns') * ERIS_ROUNDS_PER_TURN;
    return { rounds, minutes: rounds };
  },
  'ERI-TIM-02': (inputs) => ({ turnsCharged: turnsCharged(read.number(inputs, 'roundsFought')) }),
  'ERI-TIM-03': (inputs) => {
    const left = roundsLeft(read.number(inputs, 'durationTurns'), read.number(inputs, 'roundsElapsed'));
    return { roundsLeft: left, over: left === 0 };
  },
  'ERI-MOV-05': (inputs) => ({
    clock: clockFor(
      read.flag(inputs, 'anyInCombat'),
      typeof inputs.nearestEnemyFeet === 'number' ? inputs.nearestEnemyFeet : null,
    ),
  }),
};
