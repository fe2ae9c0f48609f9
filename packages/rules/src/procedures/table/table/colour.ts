import type { Seat } from '../../../core/index.ts';
import type { GameState } from '../../../state/state.ts';
import { watches } from '../permission/permission.ts';

/** Whether a seat has dice and a pointer of a colour of its own: whoever sits there and does not only watch. */
export const choosesColour = ({ people }: GameState, seat: Seat): boolean =>
  !watches(seat) && !seat.as && people[seat.user] !== undefined;
