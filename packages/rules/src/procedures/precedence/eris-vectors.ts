import { denied } from '../../content/denied.ts';
import type { Adapters } from '../../vectors.ts';
import { read } from '../../vectors.ts';
import {
  argued,
  comesTrue,
  erisRounded,
  erisSource,
  isChangeable,
  isEncouraged,
  isShared,
  type Quantity,
} from './eris.ts';

export const erisPrecedenceVectors: Adapters = {
  'ERI-CMB-04': (inputs) => ({ changeable: isChangeable(read.text(inputs, 'topic')) }),
  'ERI-CMB-05': (inputs) => ({ encouraged: isEncouraged(read.text(inputs, 'act')) }),
  'ERI-RUL-01': (inputs) => ({
    decidedBy: 'referee',
    taken: argued(
      read.text<'player' | 'referee'>(inputs, 'by'),
      read.text<'wording' | 'outcome' | 'override'>(inputs, 'argues'),
    ),
  }),
  'ERI-RUL-02': (inputs) => {
    const fixed = isShared(read.text(inputs, 'topic'));
    return fixed && read.flag(inputs, 'change') ? { ...denied('fixed-topic') } : { fixed, allowed: true };
  },
  'ERI-RUL-03': (inputs) => ({ source: erisSource(read.text(inputs, 'topic')) }),
  'ERI-RUL-04': (inputs) => ({
    result: erisRounded(
      read.number(inputs, 'amount') / read.number(inputs, 'divideBy'),
      read.text<Quantity>(inputs, 'kind'),
    ),
  }),
  'ERI-RUL-05': (inputs) => {
    const chance = inputs.percent === undefined ? read.number(inputs, 'chanceIn6') : read.number(inputs, 'percent');
    return { success: comesTrue(chance, read.faces(inputs)[0] ?? 0) };
  },
};
