import { TURN_MINUTES } from '../../../state/read.ts';
import { type Adapters, read } from '../../../vectors.ts';
import { COMBAT_TURNS, explorationTurns } from '../content/clock.ts';

export const gormanTimeVectors: Adapters = {
  'GOR-EXP-01': (inputs) =>
    inputs.combatTurns === undefined
      ? {
          combatTurns: read.number(inputs, 'explorationTurns') * COMBAT_TURNS,
          minutes: read.number(inputs, 'explorationTurns') * TURN_MINUTES,
        }
      : { explorationTurns: explorationTurns(read.number(inputs, 'combatTurns')) },
};
