import { type Adapters, read } from '../../../vectors.ts';
import { consume, type Tracked } from './consumption.ts';
import { oseProvisions } from './ose.ts';

export const provisionsVectors: Adapters = {
  'OSE-TIM-03': (inputs) => ({ ...consume(read.list<Tracked>(inputs, 'tracked'), read.number(inputs, 'advance')) }),
  'OSE-HAZ-09': (inputs) => ({
    mayPenalise: oseProvisions({ starvation: 'off' }).mayPenalise(read.number(inputs, 'daysWithout')),
  }),
};
