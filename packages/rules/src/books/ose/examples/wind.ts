import { loaded, roll } from '../../../core/index.ts';
import { sailingMiles } from '../../../procedures/wilds/voyage/ose.ts';
import {
  SIMPLE_WINDS,
  sweptDegrees,
  sweptTo,
  takesWater,
  unseaworthyInGale,
  VARIABLE_WINDS,
  windOf,
} from '../../../procedures/wilds/wind/ose.ts';
import type { Wind } from '../../../procedures/wilds/wind/wind.ts';
import { type Adapters, read, type VectorInputs } from '../../../vectors.ts';

function blown(winds: readonly Wind[], inputs: VectorInputs) {
  const { total } = roll(loaded(...read.faces(inputs)), 2, 6);
  const { wind, factor, oarFactor } = windOf(winds, total);
  return { total, wind, factor, oarFactor };
}

export const windVectors: Adapters = {
  'OSE-SEA-11': (inputs) => blown(SIMPLE_WINDS, inputs),
  'OSE-SEA-12': (inputs) => blown(VARIABLE_WINDS, inputs),
  'OSE-SEA-13': (inputs) =>
    takesWater(read.flag(inputs, 'seaworthy'), read.number(inputs, 'die'), read.flag(inputs, 'already', false)),
  'OSE-SEA-14': (inputs) => {
    const [direction = 1, percentile = null] = read.faces(inputs);
    return {
      miles: sailingMiles(read.number(inputs, 'base'), '3', false),
      offsetDegrees: sweptDegrees(direction),
      outcome: sweptTo(read.flag(inputs, 'reachesLand'), percentile),
    };
  },
  'OSE-SEA-15': (inputs) => {
    const dice = loaded(...read.faces(inputs));
    const ship = {
      inSightOfLand: read.flag(inputs, 'inSightOfLand'),
      attemptBeach: read.flag(inputs, 'attemptBeach', false),
      shore: read.text(inputs, 'shore', ''),
    };
    return { outcome: unseaworthyInGale(ship, dice.die) };
  },
};
