import { id } from '../../../core/index.ts';
import { hears } from '../../../procedures/dungeon/listening/listening.ts';
import { inSix } from '../../../procedures/table/chance/chance.ts';
import { mayTry } from '../../../state/attempts.ts';
import type { Attempt } from '../../../state/state.ts';
import { type Adapters, read } from '../../../vectors.ts';

const attempt: Attempt = { creature: id('c1'), target: 'door', kind: 'listen' };

export const listeningVectors: Adapters = {
  'OSE-DUN-08': (inputs) => {
    const allowed = mayTry(read.flag(inputs, 'alreadyTried', false) ? [attempt] : [], attempt);
    const heard =
      allowed &&
      hears(read.flag(inputs, 'soundPresent'), inSix(read.number(inputs, 'chance')), read.number(inputs, 'die', 6));
    return { allowed, hears: heard };
  },
};
