import { inSix, succeeds } from '../../../procedures/table/chance/chance.ts';
import type { Heading } from '../../../procedures/wilds/day/heading.ts';
import { actualHeading, lostAtSeaChance, lostChance, mayLoseWay } from '../../../procedures/wilds/direction/ose.ts';
import { type Adapters, read } from '../../../vectors.ts';

const outcome = (chance: number, die: number) => ({ chance, lost: succeeds(inSix(chance), die) });

export const directionVectors: Adapters = {
  'OSE-HAZ-07': (inputs) => ({
    risk: mayLoseWay(
      read.flag(inputs, 'guide', false),
      read.flag(inputs, 'trailOrRiver', false),
      read.flag(inputs, 'landmark', false),
    ),
  }),
  'OSE-HAZ-08': (inputs) => ({
    actual: actualHeading(read.text<Heading>(inputs, 'intended'), read.number(inputs, 'die')),
  }),
  'OSE-WLD-07': (inputs) =>
    outcome(lostChance(read.name(inputs, 'terrain'), read.flag(inputs, 'risk', true)), read.number(inputs, 'die', 6)),
  'OSE-SEA-03': (inputs) =>
    outcome(
      lostAtSeaChance(read.flag(inputs, 'navigator'), read.flag(inputs, 'inSightOfLand', false)),
      read.number(inputs, 'die', 6),
    ),
};
