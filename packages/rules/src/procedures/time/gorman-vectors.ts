import type { Adapters } from '../../vectors.ts';
import { read } from '../../vectors.ts';
import { explorationTurns, inCombatTurns } from './gorman.ts';

export const gormanTimeVectors: Adapters = {
  'GOR-EXP-01': (inputs) =>
    inputs.combatTurns === undefined
      ? { ...inCombatTurns(read.number(inputs, 'explorationTurns')) }
      : { explorationTurns: explorationTurns(read.number(inputs, 'combatTurns')) },
};
