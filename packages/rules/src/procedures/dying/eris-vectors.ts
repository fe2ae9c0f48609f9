import { loaded } from '../../core/index.ts';
import type { Adapters, VectorInputs } from '../../vectors.ts';
import { read } from '../../vectors.ts';
import { erisState, harmed, roused, type Treatment, treated, wakesAfter } from './eris.ts';

const kind = (inputs: VectorInputs) => read.text<'character' | 'monster'>(inputs, 'kind', 'character');

export const erisDyingVectors: Adapters = {
  'ERI-DTH-01': (inputs) => ({
    state: erisState(read.number(inputs, 'level'), read.number(inputs, 'hp'), kind(inputs)),
  }),
  'ERI-DTH-02': (inputs) => ({
    ...harmed(read.number(inputs, 'level'), read.number(inputs, 'hp'), read.number(inputs, 'damage'), kind(inputs)),
  }),
  'ERI-DTH-03': (inputs) => {
    const woken = wakesAfter(read.number(inputs, 'hp'), loaded(...read.faces(inputs)));
    return 'error' in woken ? { ...woken } : { ...woken, period: read.text(inputs, 'period', 'turn'), hp: 1 };
  },
  'ERI-DTH-04': (inputs) => ({ ...roused(read.number(inputs, 'hp'), read.number(inputs, 'turnsSpent')) }),
  'ERI-DTH-05': (inputs) => ({
    ...treated(
      {
        level: read.number(inputs, 'level'),
        hp: read.number(inputs, 'hp'),
        hpMax: read.number(inputs, 'hpMax'),
      },
      read.text<Treatment>(inputs, 'treatment'),
      read.number(inputs, 'amount', 0),
      read.number(inputs, 'days', 0),
    ),
  }),
};
