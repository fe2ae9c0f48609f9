import { loaded, roll } from '../../../core/index.ts';
import { oseBombing } from '../../../procedures/dungeon/bombing/ose.ts';
import { maxAbreast } from '../../../procedures/party/party/ose.ts';
import { type Adapters, read } from '../../../vectors.ts';

export const bombingVectors: Adapters = {
  'OSE-CMB-30': (inputs) => {
    if (read.number(inputs, 'altitude') > oseBombing.highest) return { allowed: false, hits: [], damage: 0 };
    const dice = loaded(...read.faces(inputs));
    const hits = Array.from({ length: read.number(inputs, 'targets') }, () => dice.die(20) >= oseBombing.hitsFrom);
    const { count, sides } = oseBombing.damage;
    return { allowed: true, hits, damage: hits.includes(true) ? roll(dice, count, sides).total : 0 };
  },
  'OSE-CMB-33': (inputs) => ({ maxAbreast: maxAbreast(read.number(inputs, 'widthFeet')) }),
};
