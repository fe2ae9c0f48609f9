import { oseWandering } from '../../../procedures/dungeon/wandering/ose.ts';
import { inSix, succeeds } from '../../../procedures/table/chance/chance.ts';
import { type Adapters, read } from '../../../vectors.ts';

export const wanderingVectors: Adapters = {
  'OSE-DUN-17': (inputs) => {
    const rule = oseWandering({
      every: read.number(inputs, 'every', read.setting(inputs, 'wanderingEveryTurns', 2)),
      chance: read.number(inputs, 'chance', read.setting(inputs, 'wanderingChance', 1)),
    });
    const check = rule.isDue(read.number(inputs, 'turn'));
    return { check, encounter: check && succeeds(rule.chanceAt(120), read.number(inputs, 'die')) };
  },
  'OSE-DUN-18': (inputs) => ({
    feet: read.faces(inputs).reduce((sum, face) => sum + face, 0) * oseWandering({}).met.distance.times,
    approaching: true,
  }),
  'OSE-HAZ-12': (inputs) => {
    const encounter = succeeds(inSix(read.number(inputs, 'chance')), read.number(inputs, 'die', 1));
    return encounter ? { encounter, entry: inputs.tableDie } : { encounter };
  },
  'OSE-HAZ-13': (inputs) => {
    const { adjusted } = oseWandering({});
    return {
      chance: adjusted(
        inSix(read.number(inputs, 'base')),
        read.flag(inputs, 'noiseOrLight', false),
        read.flag(inputs, 'hidden', false),
      ).upTo,
    };
  },
};
