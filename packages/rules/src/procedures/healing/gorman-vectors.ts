import type { Adapters, VectorInputs } from '../../vectors.ts';
import { read } from '../../vectors.ts';
import { afterHarm, type Health, rested } from './gorman.ts';

const health = (inputs: VectorInputs): Health => ({
  hpCurrent: read.number(inputs, 'hpCurrent'),
  hpMax: read.number(inputs, 'hpMax'),
});

export const gormanHealingVectors: Adapters = {
  'GOR-ADV-06': (inputs) => ({
    ...afterHarm(health(inputs), read.number(inputs, 'damage', 0), read.number(inputs, 'heal', 0)),
  }),
  'GOR-DTH-06': (inputs) => ({
    ...rested(health(inputs), read.number(inputs, 'days'), read.flag(inputs, 'rested')),
  }),
};
