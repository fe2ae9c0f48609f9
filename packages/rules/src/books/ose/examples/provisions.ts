import { consume, type Tracked } from '../../../procedures/party/provisions/consumption.ts';
import { oseProvisions } from '../../../procedures/party/provisions/ose.ts';
import { type Adapters, read } from '../../../vectors.ts';

export const provisionsVectors: Adapters = {
  'OSE-TIM-03': (inputs) => ({ ...consume(read.list<Tracked>(inputs, 'tracked'), read.number(inputs, 'advance')) }),
  'OSE-HAZ-09': (inputs) => ({
    mayPenalise: oseProvisions({ starvation: 'off' }).mayPenalise(read.number(inputs, 'daysWithout')),
  }),
};
