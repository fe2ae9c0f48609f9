import type { Tellers } from '../../procedure.ts';
import type { Line } from '../../view/line.ts';
import { nameOf, toAll, toNobody, toReferee } from '../../view/telling.ts';
import { isWatched } from '../sight/known.ts';
import type { MovementEvent } from './events.ts';

/** The board shows it; that somebody steps away from a foe is told. */
export const movementTellers: Tellers<MovementEvent> = {
  CreatureMoved: ({ creature, leaves }, after) => {
    if (!leaves) return toNobody;
    const mover = after.creatures[creature];
    const line: Line = {
      kind: 'encounter',
      text: `${nameOf(after, creature)} steps out of the melee.`,
      why: { rule: leaves, formula: 'no blow is struck at those who leave; it takes the move of the round' },
    };
    return isWatched(after, mover) ? toAll(line) : toReferee(line);
  },
};
