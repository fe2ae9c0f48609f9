import { loaded } from '../../../core/index.ts';
import { erisTurning, mayTurn } from '../../../procedures/fight/turning/eris.ts';
import { type Adapters, read } from '../../../vectors.ts';

export const erisTurningVectors: Adapters = {
  'ERI-CLR-01': (inputs) => ({ ...mayTurn(read.flag(inputs, 'holySymbol')) }),
  'ERI-APX-11': (inputs) => ({
    ...erisTurning(read.number(inputs, 'level'), read.text(inputs, 'undead'), loaded(...read.faces(inputs))),
  }),
};
