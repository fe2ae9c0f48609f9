import { type Adapters, read } from '../../../vectors.ts';
import { checksAtRoundsEnd } from './eris.ts';

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
