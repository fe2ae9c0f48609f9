import { accepts } from '../../../../test/in-play.ts';
import { inSix, succeeds } from '../../../procedures/table/chance/chance.ts';
import { measured } from '../../../procedures/table/measures/outdoors.ts';
import { overlandMiles } from '../../../procedures/wilds/day/ose.ts';
import { stepAfter } from '../../../procedures/wilds/day/steps.ts';
import {
  carriesFlying,
  DAY_STEPS,
  flyingMiles,
  forcedMarch,
  milesThrough,
  tiredByTravel,
  wanderingChance,
} from '../../../procedures/wilds/travel/ose.ts';
import { type Adapters, read } from '../../../vectors.ts';
import { hitDiceIn } from './content.ts';

export const travelVectors: Adapters = {
  'OSE-WLD-01': (inputs) => ({ steps: DAY_STEPS, next: stepAfter(DAY_STEPS, read.text(inputs, 'after', '')) }),
  'OSE-WLD-02': (inputs) =>
    measured(read.text(inputs, 'kind'), read.number(inputs, 'value'), read.text(inputs, 'setting')),
  'OSE-SEA-02': (inputs) =>
    measured(read.text(inputs, 'kind'), read.number(inputs, 'value'), read.text(inputs, 'setting', 'sea')),
  'OSE-WLD-03': (inputs) => ({ miles: flyingMiles(read.number(inputs, 'base')) }),
  'OSE-WLD-04': (inputs) => ({ carries: carriesFlying(hitDiceIn(inputs, 'hd').dice) }),
  'OSE-WLD-08': (inputs) => ({ miles: overlandMiles(read.number(inputs, 'base')) }),
  'OSE-WLD-09': (inputs) => ({ miles: milesThrough(read.number(inputs, 'base'), read.name(inputs, 'terrain')) }),
  'OSE-WLD-10': (inputs) => forcedMarch(read.number(inputs, 'base'), read.name(inputs, 'terrain', 'clear')),
  'OSE-WLD-11': (inputs) => tiredByTravel(read.list<'T' | 'R' | 'H'>(inputs, 'log')),
  'OSE-WLD-14': (inputs) => {
    if (inputs.checksPerDay !== undefined) return { accepted: accepts('wildernessChecksPerDay', inputs.checksPerDay) };
    const chance = wanderingChance(read.name(inputs, 'terrain'));
    return { chance, encounter: succeeds(inSix(chance), read.number(inputs, 'die')) };
  },
};
