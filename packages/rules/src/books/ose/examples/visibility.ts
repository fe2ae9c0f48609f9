import { visibleAtSea, visibleMiles } from '../../../procedures/wilds/visibility/ose.ts';
import { type Adapters, read } from '../../../vectors.ts';

export const visibilityVectors: Adapters = {
  'OSE-WLD-13': (inputs) => ({
    miles: visibleMiles(read.flag(inputs, 'open'), typeof inputs.override === 'number' ? inputs.override : null),
  }),
  'OSE-SEA-08': (inputs) => visibleAtSea(read.text(inputs, 'what'), read.text(inputs, 'condition')),
};
