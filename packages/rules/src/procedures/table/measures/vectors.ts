import { type Adapters, read } from '../../../vectors.ts';
import { inLengthUnit, type LengthUnit, poundsOf } from './units.ts';

export const measuresVectors: Adapters = {
  'OSE-MOV-04': (inputs) => ({
    value: inLengthUnit(
      read.number(inputs, 'amount'),
      read.text<LengthUnit>(inputs, 'from'),
      read.text<LengthUnit>(inputs, 'to'),
    ),
  }),
  'OSE-MOV-05': (inputs) => ({ pounds: poundsOf(read.number(inputs, 'coins')) }),
};
