import { loaded } from '../../../core/index.ts';
import {
  afterBattle,
  type Fate,
  fateOf,
  inMassCombat,
  survives,
  volleyHitsOn,
  volleys,
} from '../../../procedures/fight/mass-combat/eris.ts';
import { type Adapters, read, type VectorInputs } from '../../../vectors.ts';

const dice = (inputs: VectorInputs) => loaded(...read.faces(inputs));
const failOn = (inputs: VectorInputs): number =>
  volleyHitsOn(read.text(inputs, 'armor'), read.flag(inputs, 'shield', false), read.flag(inputs, 'magic', false));

export const erisMassCombatVectors: Adapters = {
  'ERI-MAS-01': (inputs) => ({ result: fateOf(read.number(inputs, 'modifier', 0), dice(inputs)) }),
  'ERI-MAS-02': (inputs) => ({ ...survives(read.number(inputs, 'con'), dice(inputs)) }),
  'ERI-MAS-03': (inputs) => ({
    ...inMassCombat(read.text<'destroyed' | 'routed'>(inputs, 'event'), read.number(inputs, 'con'), dice(inputs)),
  }),
  'ERI-MAS-04': (inputs) => ({
    ...afterBattle(read.text<Fate | 'routed'>(inputs, 'fate'), read.flag(inputs, 'alive')),
  }),
  'ERI-VOL-01': (inputs) => ({ failOn: failOn(inputs), hit: dice(inputs).die(6) <= failOn(inputs) }),
  'ERI-VOL-02': (inputs) => ({ ...volleys(failOn(inputs), read.number(inputs, 'volleys', 1), dice(inputs)) }),
};
