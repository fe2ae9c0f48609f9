import { loaded } from '../../../core/index.ts';
import { type Adapters, read } from '../../../vectors.ts';
import { erisTurning, mayTurn } from './eris.ts';

export const erisTurningVectors: Adapters = {
  'ERI-CLR-01': (inputs) => ({ ...mayTurn(read.flag(inputs, 'holySymbol')) }),
  'ERI-APX-11': (inputs) => ({
    ...erisTurning(read.number(inputs, 'level'), read.text(inputs, 'undead'), loaded(...read.faces(inputs))),
  }),
};
