import { mayEvade } from '../../../procedures/meeting/evasion/gorman.ts';
import { type Adapters, read } from '../../../vectors.ts';

export const gormanEvasionVectors: Adapters = {
  'GOR-EVA-01': (inputs) => ({
    ...mayEvade(
      read.flag(inputs, 'evaderSurprised'),
      read.flag(inputs, 'otherSurprised'),
      read.number(inputs, 'turn', 1),
      read.flag(inputs, 'combatBegun', false),
    ),
  }),
};
