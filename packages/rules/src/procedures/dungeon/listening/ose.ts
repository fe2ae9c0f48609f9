import { explorationChance } from '../../../books/ose/content/demihumans.ts';
import { thiefChance } from '../../../books/ose/content/thief-skills.ts';
import { inSix } from '../../table/chance/chance.ts';
import type { ListeningRule } from './rule.ts';

/** OSE-DUN-08, OSE-APX-04, OSE-APX-05. The book gives no distance: we say sixty feet. */
export const oseListening: ListeningRule = {
  cites: { listening: 'OSE-DUN-08' },
  chance: (listener) =>
    listener.class === 'thief'
      ? thiefChance('hear', listener.level)
      : inSix(explorationChance(listener.class, 'listen')),
  feet: 60,
};
