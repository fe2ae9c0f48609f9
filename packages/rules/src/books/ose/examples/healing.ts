import { loaded } from '../../../core/index.ts';
import { rulesFor } from '../../../play/index.ts';
import { restedDay } from '../../../procedures/body/healing/healing.ts';
import { type Adapters, read } from '../../../vectors.ts';
import { DEFAULT_CHOICE } from '../../index.ts';

export const healingVectors: Adapters = {
  'OSE-HEA-01': (inputs) => {
    const rules = rulesFor(DEFAULT_CHOICE);
    const dice = loaded(...read.faces(inputs));
    const days = read.list<boolean>(inputs, 'days');
    const hp = days.reduce(
      (now, complete) =>
        (complete &&
          restedDay(rules, dice, { now, max: read.number(inputs, 'max'), inARow: 1, safe: true, fed: true })
            ?.hitPoints) ||
        now,
      read.number(inputs, 'hp'),
    );
    return { hp };
  },
};
