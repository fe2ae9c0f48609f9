import { type Tellers, toAll, toReferee } from '../../../play/index.ts';
import { chanceText } from './chance.ts';
import type { ChanceEvent } from './events.ts';

export const chanceTellers: Tellers<ChanceEvent> = {
  ChanceRolled: ({ chance, roll, success, secret, purpose, why }) => {
    const what = purpose === '' ? 'A chance' : purpose;
    const line = {
      kind: 'roll',
      text: `${what}, ${chanceText(chance)}: ${success ? 'it happens' : 'it does not happen'}.`,
      rolls: [roll],
      why,
    } as const;
    return secret ? toReferee(line) : toAll(line);
  },
};
