import type { Adapters } from '../../vectors.ts';
import { read } from '../../vectors.ts';
import { type Burning, bestLight, burning, type GormanLight } from './gorman.ts';

export const gormanLightVectors: Adapters = {
  'GOR-EXP-03': (inputs) => ({
    ...burning({
      source: read.text<GormanLight>(inputs, 'source'),
      turnsBurned: read.number(inputs, 'turnsBurned', 0),
    }),
  }),
  'GOR-EXP-04': (inputs) => ({ ...bestLight(read.list<Burning>(inputs, 'sources')) }),
};
