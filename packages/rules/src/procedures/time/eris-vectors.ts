import type { Adapters, VectorInputs } from '../../vectors.ts';
import { read } from '../../vectors.ts';
import { clockFor, ERIS_ROUNDS_PER_TURN, roundsLeft, spanOf, turnsCharged } from './eris.ts';

/** ERI-TIM-01. */
export const roundsPerTurn = (inputs: VectorInputs): number =>
  read.setting(inputs, 'roundsPerTurn', ERIS_ROUNDS_PER_TURN);

export const erisTimeVectors: Adapters = {
  'ERI-TIM-01': (inputs) => {
    const each = roundsPerTurn(inputs);
    const turns = inputs.turns === undefined ? read.number(inputs, 'rounds') / each : read.number(inputs, 'turns');
    return { turns, ...spanOf(turns, each) };
  },
  'ERI-TIM-02': (inputs) => ({
    turnsCharged: turnsCharged(read.number(inputs, 'roundsFought'), roundsPerTurn(inputs)),
  }),
  'ERI-TIM-03': (inputs) => {
    const left = roundsLeft(
      read.number(inputs, 'durationTurns'),
      read.number(inputs, 'roundsElapsed'),
      roundsPerTurn(inputs),
    );
    return { roundsLeft: left, over: left === 0 };
  },
  'ERI-MOV-05': (inputs) => ({
    clock: clockFor(
      read.flag(inputs, 'anyInCombat'),
      typeof inputs.nearestEnemyFeet === 'number' ? inputs.nearestEnemyFeet : null,
    ),
  }),
};
