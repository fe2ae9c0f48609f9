import type { BurningKind } from '../../../state/light.ts';
import { type Adapters, read } from '../../../vectors.ts';
import { expiresEndOfTurn } from './expiry.ts';
import { oseLight } from './ose.ts';

export const lightVectors: Adapters = {
  'OSE-TIM-04': (inputs) => ({
    expiresEndOfTurn: expiresEndOfTurn(
      read.number(inputs, 'litTurn'),
      oseLight.turns(read.name<BurningKind>(inputs, 'kind')),
    ),
  }),
};
