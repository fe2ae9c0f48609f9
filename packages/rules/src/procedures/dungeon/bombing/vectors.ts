import { loaded, roll } from '../../../core/index.ts';
import { type Adapters, read } from '../../../vectors.ts';
import { maxAbreast } from '../../party/party/ose.ts';
import { oseBombing } from './ose.ts';

export const bombingVectors: Adapters = {
  'OSE-CMB-30': (inputs) => {
    if (read.number(inputs, 'altitude') > oseBombing.highest) return { allowed: false, hits: [], damage: 0 };
    const dice = loaded(...read.faces(inputs));
    const hits = Array.from({ length: read.number(inputs, 'targets') }, () => oseBombing.hits(dice.die(20)));
    const { count, sides } = oseBombing.damage;
    return { allowed: true, hits, damage: hits.includes(true) ? roll(dice, count, sides).total : 0 };
  },
  'OSE-CMB-33': (inputs) => ({ maxAbreast: maxAbreast(read.number(inputs, 'widthFeet')) }),
};
