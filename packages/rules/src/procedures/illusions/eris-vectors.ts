import { loaded } from '../../core/index.ts';
import type { Adapters, VectorInputs } from '../../vectors.ts';
import { read } from '../../vectors.ts';
import { classNamed } from '../class-functions/eris-vectors.ts';
import type { Saver } from '../saving-throw/eris.ts';
import { believes, disbelieves, illusionHarms, illusoryBreath, visibilityOf } from './eris.ts';

const dice = (inputs: VectorInputs) => loaded(...read.faces(inputs));
const race = (inputs: VectorInputs) => read.text(inputs, 'race', 'human');
const saver = (inputs: VectorInputs): Saver => ({
  class: classNamed(inputs),
  level: read.number(inputs, 'level'),
});

export const erisIllusionsVectors: Adapters = {
  'ERI-ILL-01': (inputs) => ({ ...believes(race(inputs), saver(inputs), dice(inputs)) }),
  'ERI-ILL-02': (inputs) => ({
    ...disbelieves(
      read.text<'pc' | 'npc'>(inputs, 'kind'),
      read.text<'disbelieve' | 'none'>(inputs, 'declares', 'none'),
      read.flag(inputs, 'isIllusion', true),
    ),
  }),
  'ERI-ILL-03': (inputs) => ({
    ...illusionHarms(
      read.flag(inputs, 'believes'),
      read.number(inputs, 'level'),
      read.number(inputs, 'hp'),
      read.number(inputs, 'damage'),
    ),
  }),
  'ERI-ILL-04': (inputs) => ({
    ...illusoryBreath(race(inputs), saver(inputs), read.number(inputs, 'damage'), dice(inputs)),
  }),
  'ERI-ILL-05': (inputs) => ({ visibility: visibilityOf(read.flag(inputs, 'secret', true)) }),
};
