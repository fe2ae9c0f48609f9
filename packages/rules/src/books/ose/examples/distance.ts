import { loaded, roll } from '../../../core/index.ts';
import { oseDistance } from '../../../procedures/meeting/distance/ose.ts';
import { unitOf } from '../../../procedures/table/measures/outdoors.ts';
import type { Encounter } from '../../../state/encounter.ts';
import { type Adapters, read, type VectorInputs } from '../../../vectors.ts';

function thrown(inputs: VectorInputs, setting: Encounter['setting']): number {
  const { count, sides, each } = oseDistance.dice(setting, read.flag(inputs, 'anySurprised', false));
  return roll(loaded(...read.faces(inputs)), count, sides).total * each;
}

export const distanceVectors: Adapters = {
  'OSE-EVT-06': (inputs) => {
    const setting = read.text<Encounter['setting']>(inputs, 'setting');
    return { distance: thrown(inputs, setting), unit: unitOf(setting) };
  },
  'OSE-WLD-15': (inputs) => ({ yards: thrown(inputs, 'wilderness') }),
  'OSE-SEA-10': (inputs) => ({ yards: thrown(inputs, 'water') }),
};
