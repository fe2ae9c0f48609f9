import { afterRest, isSafe } from '../../../procedures/body/healing/eris.ts';
import { type Adapters, read } from '../../../vectors.ts';

export const erisHealingVectors: Adapters = {
  'ERI-REC-01': (inputs) => ({
    safe: isSafe(
      read.text(inputs, 'place'),
      read.flag(inputs, 'guarded', false),
      read.flag(inputs, 'wanderingFree', false),
    ),
  }),
  'ERI-REC-02': (inputs) => ({
    hp: afterRest(
      read.number(inputs, 'hp'),
      read.number(inputs, 'max'),
      read.number(inputs, 'days'),
      read.flag(inputs, 'safe'),
    ),
  }),
};
