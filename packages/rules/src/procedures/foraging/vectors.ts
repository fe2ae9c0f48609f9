import { loaded } from '../../dice.ts';
import type { Adapters } from '../../vectors.ts';
import { read } from '../../vectors.ts';
import { finds, hunt } from './ose.ts';

export const foragingVectors: Adapters = {
  'OSE-WLD-05': (inputs) => {
    const dice = loaded(...read.faces(inputs));
    return { fed: finds(dice.die(6)) ? dice.die(6) : 0 };
  },
  'OSE-WLD-06': (inputs) => hunt(read.number(inputs, 'die')),
};
