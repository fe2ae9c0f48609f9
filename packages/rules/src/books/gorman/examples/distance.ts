import { gormanDistance } from '../../../procedures/meeting/distance/gorman.ts';
import { type Adapters, read } from '../../../vectors.ts';

export const gormanDistanceVectors: Adapters = {
  'GOR-ENC-03': (inputs) => ({
    ...gormanDistance(read.faces(inputs), {
      feet: typeof inputs.environmentFeet === 'number' ? inputs.environmentFeet : null,
      outdoors: read.flag(inputs, 'outdoors', false),
      outdoorYards: read.setting(inputs, 'outdoorYards', false),
    }),
  }),
};
