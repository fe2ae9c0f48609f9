import { encounterRate } from '../../../procedures/dungeon/movement/ose.ts';
import { oseSwimming } from '../../../procedures/dungeon/swimming/ose.ts';
import { percent, succeeds } from '../../../procedures/table/chance/chance.ts';
import { type Adapters, read } from '../../../vectors.ts';

export const swimmingVectors: Adapters = {
  'OSE-HAZ-10': (inputs) => {
    const base = oseSwimming.rate(read.number(inputs, 'base'));
    return { base, encounter: encounterRate(base) };
  },
  'OSE-HAZ-11': (inputs) => ({
    drowns: succeeds(percent(read.number(inputs, 'chance')), read.number(inputs, 'die', 1)),
  }),
};
