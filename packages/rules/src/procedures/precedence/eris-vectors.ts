import type { Adapters } from '../../vectors.ts';
import { read } from '../../vectors.ts';
import { isChangeable, isEncouraged } from './eris.ts';

export const erisPrecedenceVectors: Adapters = {
  'ERI-CMB-04': (inputs) => ({ changeable: isChangeable(read.text(inputs, 'topic')) }),
  'ERI-CMB-05': (inputs) => ({ encouraged: isEncouraged(read.text(inputs, 'act')) }),
};
