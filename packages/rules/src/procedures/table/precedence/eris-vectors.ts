import { denied } from '../../../content/denied.ts';
import { type Adapters, read } from '../../../vectors.ts';
import { inSix, percent, succeeds } from '../chance/chance.ts';
import { argued, erisRounded, erisSource, isEncouraged, isShared, maySettle, type Quantity } from './eris.ts';

export const erisPrecedenceVectors: Adapters = {
  'ERI-CMB-04': (inputs) => ({
    changeable: read
      .text(inputs, 'topic')
      .split('-and-')
      .every((topic) => maySettle(topic, false)),
  }),
  'ERI-CMB-05': (inputs) => ({ encouraged: isEncouraged(read.text(inputs, 'act')) }),
  'ERI-RUL-01': (inputs) => ({
    decidedBy: 'referee',
    taken: argued(
      read.text<'player' | 'referee'>(inputs, 'by'),
      read.text<'wording' | 'outcome' | 'override'>(inputs, 'argues'),
    ),
  }),
  'ERI-RUL-02': (inputs) => {
    const topic = read.text(inputs, 'topic');
    const allowed = !read.flag(inputs, 'change') || maySettle(topic, read.flag(inputs, 'standalone', false));
    return allowed ? { fixed: isShared(topic), allowed } : { ...denied('fixed-topic') };
  },
  'ERI-RUL-03': (inputs) => ({ source: erisSource(read.text(inputs, 'topic')) }),
  'ERI-RUL-04': (inputs) => ({
    result: erisRounded(
      read.number(inputs, 'amount') / read.number(inputs, 'divideBy'),
      read.text<Quantity>(inputs, 'kind'),
    ),
  }),
  'ERI-RUL-05': (inputs) => {
    const chance =
      inputs.percent === undefined ? inSix(read.number(inputs, 'chanceIn6')) : percent(read.number(inputs, 'percent'));
    return { success: succeeds(chance, read.faces(inputs)[0] ?? 0) };
  },
};
