import { offer } from '../../../core/index.ts';
import { type Offers, rulesOf } from '../../../play/index.ts';
import { commands } from '../../../state/commanding.ts';
import { isCapable } from '../../../state/read.ts';
import { isOnLine } from '../../situation/reach/off-board.ts';
import { mayMoveNow } from '../../situation/round/turns.ts';
import { nearestFirst, stepBack, stepUp } from './steps.ts';

export const offBoardOffers: Offers = (state, seat) => {
  const met = state.encounter?.sides.flatMap(({ members }) => members) ?? [];
  const rule = rulesOf(state).movement.cites.round;
  return met
    .flatMap((one) => state.creatures[one] ?? [])
    .filter((one) => commands(seat, one) && isCapable(one) && isOnLine(state, one) && !mayMoveNow(state, one.id))
    .flatMap((mover) => {
      const about = { place: 'creature', about: mover.id, rule, fixed: { creature: mover.id } } as const;
      const before = nearestFirst(state, mover).filter((foe) => stepUp(state, mover, foe));
      const approach = offer('Approach', 'Close in', { ...about, inputs: { foe: before } });
      const back = offer('FallBack', 'Fall back', about);
      return [...(before.length > 0 ? [approach] : []), ...(stepBack(state, mover) ? [back] : [])];
    });
};
