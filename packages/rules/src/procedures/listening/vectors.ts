import { id } from '../../ids.ts';
import type { Attempt } from '../../state/state.ts';
import type { Adapters } from '../../vectors.ts';
import { read } from '../../vectors.ts';
import { inSix, succeeds } from '../chance/chance.ts';
import { mayTry } from '../search/attempts.ts';

const attempt: Attempt = { creature: id('c1'), target: 'door', kind: 'listen' };

export const listeningVectors: Adapters = {
  'OSE-DUN-08': (inputs) => {
    const allowed = mayTry(read.flag(inputs, 'alreadyTried', false) ? [attempt] : [], attempt);
    const hears =
      allowed &&
      read.flag(inputs, 'soundPresent') &&
      succeeds(inSix(read.number(inputs, 'chance')), read.number(inputs, 'die'));
    return { allowed, hears };
  },
};
