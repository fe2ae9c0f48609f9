import { loaded } from '../../../core/index.ts';
import { baseChance, oseEvasion } from '../../../procedures/meeting/evasion/ose.ts';
import type { Surprised } from '../../../procedures/meeting/evasion/rule.ts';
import { percent, succeeds } from '../../../procedures/table/chance/chance.ts';
import { type Adapters, read, type VectorInputs } from '../../../vectors.ts';

/** Whether the vector's die succeeds; nothing when it throws none. */
function evaded(inputs: VectorInputs, chance: number): { readonly evaded?: boolean } {
  const faces = read.faces(inputs);
  return faces.length === 0 ? {} : { evaded: succeeds(percent(chance), loaded(...faces).die(100)) };
}

function bySurprise(inputs: VectorInputs) {
  const granted = read.number(inputs, 'granted', 0);
  const mode = oseEvasion.wilderness(read.text<Surprised>(inputs, 'surprised'), granted > 0 ? granted : null);
  if (mode === 'granted') return { mode, ...evaded(inputs, granted) };
  return mode === 'roll' ? { mode } : { mode, evaded: mode === 'automatic' };
}

export const evasionVectors: Adapters = {
  'OSE-PUR-01': (inputs) => ({
    outcome: oseEvasion.dungeon({
      fleeRate: read.number(inputs, 'fleeRate'),
      pursueRate: read.number(inputs, 'pursueRate'),
      gap: 0,
      forcedToStop: read.flag(inputs, 'forcedToStop', false),
      byMonsters: false,
    }),
  }),
  'OSE-PUR-08': (inputs) => {
    const chance = oseEvasion.onWater(read.number(inputs, 'fleeRate'), read.number(inputs, 'pursueRate'));
    return { chance, ...evaded(inputs, chance) };
  },
  'OSE-PUR-10': bySurprise,
  'OSE-PUR-11': (inputs) => ({ base: baseChance(read.number(inputs, 'fleeing'), read.number(inputs, 'pursuers')) }),
  'OSE-PUR-12': (inputs) => {
    const { base, chance } = oseEvasion.chance({
      fleeing: read.number(inputs, 'fleeing'),
      pursuers: read.number(inputs, 'pursuers'),
      fleeRate: read.number(inputs, 'fleeRate'),
      pursueRate: read.number(inputs, 'pursueRate'),
      environment: read.number(inputs, 'env', 0),
    });
    return { base, chance, ...evaded(inputs, chance) };
  },
};
