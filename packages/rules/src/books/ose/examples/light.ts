import { expiresEndOfTurn } from '../../../procedures/dungeon/light/expiry.ts';
import { oseLight } from '../../../procedures/dungeon/light/ose.ts';
import type { BurningKind } from '../../../state/light.ts';
import { type Adapters, read } from '../../../vectors.ts';

export const lightVectors: Adapters = {
  'OSE-TIM-04': (inputs) => ({
    expiresEndOfTurn: expiresEndOfTurn(
      read.number(inputs, 'litTurn'),
      oseLight.turns(read.name<BurningKind>(inputs, 'kind')),
    ),
  }),
};
