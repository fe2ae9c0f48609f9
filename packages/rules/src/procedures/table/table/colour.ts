import type { Seat } from '../../../core/index.ts';
import { watches } from '../../../state/commanding.ts';
import type { GameState } from '../../../state/state.ts';

/** Whether a seat has dice and a pointer of a colour of its own: whoever sits there and does not only watch. */
export const choosesColour = ({ people }: GameState, seat: Seat): boolean =>
  !watches(seat) && !seat.as && people[seat.user] !== undefined;
