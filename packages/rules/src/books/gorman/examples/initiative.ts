import { initiativeBy } from '../../../../test/met.ts';
import { loaded } from '../../../core/index.ts';
import { type Adapters, read } from '../../../vectors.ts';

export const gormanInitiativeVectors: Adapters = {
  'GOR-ENC-08': (inputs) => initiativeBy(loaded(...read.faces(inputs))),
};
