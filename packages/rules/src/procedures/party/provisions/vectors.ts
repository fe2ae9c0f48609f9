import type { Adapters } from '../../../vectors.ts';
import { read } from '../../../vectors.ts';
import type { Tracked } from './consumption.ts';
import { consume } from './consumption.ts';
import { oseProvisions } from './ose.ts';

export const provisionsVectors: Adapters = {
  'OSE-TIM-03': (inputs) => ({ ...consume(read.list<Tracked>(inputs, 'tracked'), read.number(inputs, 'advance')) }),
  'OSE-HAZ-09': (inputs) => ({
    mayPenalise: oseProvisions({ starvation: 'off' }).mayPenalise(read.number(inputs, 'daysWithout')),
  }),
};
