import { loaded, throwText } from '../../../core/index.ts';
import { succeeds } from '../../../procedures/table/chance/chance.ts';
import { oseTravel } from '../../../procedures/wilds/travel/ose.ts';
import { type Adapters, read } from '../../../vectors.ts';

const {
  food: { forage, hunt },
} = oseTravel({ checksADay: 1 });

export const foragingVectors: Adapters = {
  'OSE-WLD-05': (inputs) => {
    const dice = loaded(...read.faces(inputs));
    const found = succeeds(forage.chance, dice.die(forage.chance.sides));
    return { fed: found ? throwText(dice, forage.feeds).total : 0 };
  },
  'OSE-WLD-06': (inputs) => ({
    animals: succeeds(hunt, read.number(inputs, 'die')),
    travelMiles: 0,
    countsAsRest: false,
  }),
};
