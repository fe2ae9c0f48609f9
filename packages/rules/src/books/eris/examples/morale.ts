import { checksAtRoundsEnd } from '../../../procedures/meeting/morale/eris.ts';
import { type Adapters, read } from '../../../vectors.ts';

export const erisMoraleVectors: Adapters = {
  'ERI-CMB-03': (inputs) => ({
    check: checksAtRoundsEnd(read.text(inputs, 'who'), read.text(inputs, 'phase'), {
      initial: read.number(inputs, 'initial'),
      deaths: read.number(inputs, 'deaths'),
      incapacitated: read.number(inputs, 'incapacitated'),
      firstDeathDone: read.flag(inputs, 'firstDeathDone'),
      halfDone: read.flag(inputs, 'halfDone'),
    }),
  }),
};
