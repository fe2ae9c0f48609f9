import type { GameEvent } from '../events.ts';
import type { Telling } from '../procedure.ts';
import { tellers } from '../procedures/tellers.ts';
import type { Seat } from '../seat.ts';
import type { GameState } from '../state/state.ts';
import type { Line } from './line.ts';

/** What is told of an event, to everyone it is told to. An event nobody names is told to no one. */
export function telling(event: GameEvent, after: GameState, before: GameState): Telling {
  const teller = tellers[event.type] as
    | ((event: GameEvent, after: GameState, before: GameState) => Telling)
    | undefined;
  return teller ? teller(event, after, before) : { referee: null, table: null };
}

/** The line this seat is told, or null. */
export function lineFor(told: Telling, seat: Seat): Line | null {
  if (seat.role === 'referee') return told.referee;
  const own = told.only && Object.hasOwn(told.only, seat.user) ? told.only[seat.user] : undefined;
  return own === undefined ? told.table : own;
}

/** The log line an event gives a seat, or null. */
export const tell = (event: GameEvent, seat: Seat, after: GameState, before: GameState): Line | null =>
  lineFor(telling(event, after, before), seat);
