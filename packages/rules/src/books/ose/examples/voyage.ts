import { accepts } from '../../../../test/in-play.ts';
import { inSix, succeeds } from '../../../procedures/table/chance/chance.ts';
import { stepAfter } from '../../../procedures/wilds/day/steps.ts';
import {
  riverMiles,
  SEA_DAY_STEPS,
  sailingMiles,
  waterMiles,
  waterWanderingChance,
} from '../../../procedures/wilds/voyage/ose.ts';
import { type Adapters, read } from '../../../vectors.ts';

export const voyageVectors: Adapters = {
  'OSE-SEA-01': (inputs) => ({ steps: SEA_DAY_STEPS, next: stepAfter(SEA_DAY_STEPS, read.text(inputs, 'after', '')) }),
  'OSE-SEA-05': (inputs) => ({ miles: waterMiles(read.number(inputs, 'base')) }),
  'OSE-SEA-06': (inputs) => ({
    miles: riverMiles(
      read.number(inputs, 'base'),
      read.text<'down' | 'up'>(inputs, 'direction'),
      read.number(inputs, 'die'),
    ),
  }),
  'OSE-SEA-07': (inputs) => ({
    miles: sailingMiles(
      read.number(inputs, 'base'),
      read.notation(inputs, 'factor'),
      read.flag(inputs, 'tookOnWater', false),
    ),
  }),
  'OSE-SEA-09': (inputs) => {
    if (inputs.checksPerDay !== undefined) return { accepted: accepts('seaChecksPerDay', inputs.checksPerDay) };
    const chance = waterWanderingChance(read.text(inputs, 'water'));
    return { chance, encounter: succeeds(inSix(chance), read.number(inputs, 'die')) };
  },
};
