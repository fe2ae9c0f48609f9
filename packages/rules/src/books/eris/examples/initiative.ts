import { loaded } from '../../../core/index.ts';
import { isRolled, placesBy, type Tied, tiedSteps } from '../../../procedures/fight/initiative/eris.ts';
import { type Adapters, read, type VectorInputs } from '../../../vectors.ts';
import { dexterityStep } from '../content/dexterity.ts';

const dexterity = (inputs: VectorInputs): number | null => (typeof inputs.dex === 'number' ? inputs.dex : null);

export const erisInitiativeVectors: Adapters = {
  'ERI-INI-01': (inputs) => {
    const dice = loaded(...read.faces(inputs));
    const lowFirst = read.setting(inputs, 'lowFirst', false);
    return { order: placesBy(read.list<string>(inputs, 'sides'), () => dice.die(6), lowFirst) };
  },
  'ERI-INI-02': (inputs) => ({
    steps: tiedSteps(read.list<Tied>(inputs, 'combatants'), read.setting(inputs, 'tieByDexterity', true)),
  }),
  'ERI-INI-03': (inputs) => ({ tieAdjustment: dexterityStep(dexterity(inputs)) }),
  'ERI-INI-05': (inputs) => ({
    roll: isRolled(
      read.text<'new-round' | 'pursuit-turn' | 'pursuer-adjacent'>(inputs, 'event'),
      read.setting(inputs, 'initiativeOncePerFight', false),
    ),
  }),
};
