import { loaded, roll } from '../../../core/index.ts';
import { oseFalling } from '../../../procedures/dungeon/falling/ose.ts';
import { type Adapters, read } from '../../../vectors.ts';

export const fallingVectors: Adapters = {
  'OSE-HAZ-06': (inputs) => {
    const { count, sides, plus } = oseFalling.dice(read.number(inputs, 'feet'));
    return { diceCount: count, damage: roll(loaded(...read.faces(inputs)), count, sides, plus).total };
  },
};
