import { inLengthUnit, type LengthUnit, poundsOf } from '../../../procedures/table/measures/units.ts';
import { type Adapters, read } from '../../../vectors.ts';

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
