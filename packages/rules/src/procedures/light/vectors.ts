import type { BurningKind } from '../../state/light.ts';
import type { Adapters } from '../../vectors.ts';
import { read } from '../../vectors.ts';
import { expiresEndOfTurn, oseLight } from './ose.ts';

export const lightVectors: Adapters = {
  'OSE-TIM-04': (inputs) => ({
    expiresEndOfTurn: expiresEndOfTurn(
      oseLight,
      read.text<BurningKind>(inputs, 'kind'),
      read.number(inputs, 'litTurn'),
    ),
  }),
};
