import { loaded } from '../../dice.ts';
import type { Adapters, VectorInputs } from '../../vectors.ts';
import { read } from '../../vectors.ts';
import { dexterityStep, isRolled, sidesOrder, type Tied, tiedSteps } from './eris.ts';

const dexterity = (inputs: VectorInputs): number | null => (typeof inputs.dex === 'number' ? inputs.dex : null);

export const erisInitiativeVectors: Adapters = {
  'ERI-INI-01': (inputs) => ({
    order: sidesOrder(read.list<string>(inputs, 'sides'), loaded(...read.faces(inputs))),
  }),
  'ERI-INI-02': (inputs) => ({
    steps: tiedSteps(read.list<Tied>(inputs, 'combatants'), read.flag(inputs, 'tieByDexterity', true)),
  }),
  'ERI-INI-03': (inputs) => ({ tieAdjustment: dexterityStep(dexterity(inputs)) }),
  'ERI-INI-05': (inputs) => ({
    roll: isRolled(read.text<'new-round' | 'pursuit-turn' | 'pursuer-adjacent'>(inputs, 'event')),
  }),
  'ERI-MIS-11': (inputs) => ({ modifier: dexterityStep(dexterity(inputs)) }),
};
