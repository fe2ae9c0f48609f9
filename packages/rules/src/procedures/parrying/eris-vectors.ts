import { loaded } from '../../core/index.ts';
import type { Adapters } from '../../vectors.ts';
import { read } from '../../vectors.ts';
import { oneMisses } from '../attack/eris-vectors.ts';
import { exchange, mayCounter, mayDefend, parry, penalties } from './eris.ts';
import type { Assailant } from './rule.ts';

export const erisParryingVectors: Adapters = {
  'ERI-PAR-01': (inputs) => ({ ...parry(read.list<string>(inputs, 'otherActions', [])) }),
  'ERI-PAR-02': (inputs) => ({
    ...penalties(read.list<Assailant>(inputs, 'attackers'), read.record<number>(inputs, 'allocation', {})),
  }),
  'ERI-PAR-03': (inputs) => ({
    counter: mayCounter(
      read.flag(inputs, 'parrying'),
      read.number(inputs, 'natural'),
      read.text<'melee' | 'missile'>(inputs, 'kind'),
    ),
  }),
  'ERI-PAR-04': (inputs) => ({ mayDefend: mayDefend(read.number(inputs, 'wardFeet')) }),
  'ERI-PAR-05': (inputs) => ({
    ...exchange(
      read.list<Assailant & { readonly need: number }>(inputs, 'attackers'),
      read.record<number>(inputs, 'allocation', {}),
      read.number(inputs, 'counterNeed'),
      oneMisses(inputs),
      loaded(...read.faces(inputs)),
    ),
  }),
};
