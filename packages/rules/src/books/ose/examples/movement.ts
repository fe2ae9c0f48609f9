import { familiarRate, oseMovement } from '../../../procedures/dungeon/movement/ose.ts';
import { type Adapters, read } from '../../../vectors.ts';

const rule = oseMovement({ familiar: 3 });

export const movementVectors: Adapters = {
  'OSE-MOV-01': (inputs) => ({ encounter: rule.encounter(read.number(inputs, 'base')) }),
  'OSE-MOV-02': (inputs) => ({ group: rule.group(read.list<number>(inputs, 'rates')) }),
  'OSE-DUN-09': (inputs) => ({ feetPerTurn: rule.exploration(read.number(inputs, 'base')) }),
  'OSE-DUN-10': (inputs) => ({
    feetPerTurn: familiarRate(
      read.number(inputs, 'base'),
      read.number(inputs, 'multiplier', read.setting(inputs, 'familiarMultiplier', 3)),
    ),
  }),
};
