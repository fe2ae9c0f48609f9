import { loaded } from '../../../core/index.ts';
import type { Adapters } from '../../../vectors.ts';
import { read } from '../../../vectors.ts';
import { sidesInitiative } from './gorman.ts';

export const gormanInitiativeVectors: Adapters = {
  'GOR-ENC-08': (inputs) => ({ ...sidesInitiative(loaded(...read.faces(inputs))) }),
};
