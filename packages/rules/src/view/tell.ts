import type { GameEvent, Line, Seat } from '../core/index.ts';
import { rulesOf, type Telling } from '../play/index.ts';
import { procedures } from '../procedures/index.ts';
import { mayReferee } from '../procedures/table/permission/permission.ts';
import type { GameState } from '../state/state.ts';
import { unheardElsewhere } from './elsewhere.ts';

const tellers = Object.assign({}, ...procedures.map(({ tell }) => tell));

/** What is told of an event, to everyone it is told to. An event nobody names is told to no one. */
export function telling(event: GameEvent, after: GameState, before: GameState): Telling {
  const teller = tellers[event.type] as
    | ((event: GameEvent, after: GameState, before: GameState) => Telling)
    | undefined;
  const all = teller ? teller(event, after, before) : { referee: null, table: null };
  const told = unheardElsewhere(all, event, after, before);
  return rulesOf(after).precedence.shown === 'hidden' ? withoutReasons(told) : told;
}

/** Where players may not see the rules, nobody but the referee is given the reason of a ruling. */
const withoutReasons = ({ table, only, ...told }: Telling): Telling => ({
  ...told,
  table: table && bare(table),
  ...(only ? { only: Object.fromEntries(Object.entries(only).map(([user, line]) => [user, line && bare(line)])) } : {}),
});

function bare({ why: _kept, ...line }: Line): Line {
  return line;
}

/** The line this seat is told, or null. */
export function lineFor(told: Telling, seat: Seat): Line | null {
  if (mayReferee(seat)) return told.referee;
  const own = told.only && Object.hasOwn(told.only, seat.user) ? told.only[seat.user] : undefined;
  return own === undefined ? told.table : own;
}

/** The log line an event gives a seat, or null. */
export const tell = (event: GameEvent, seat: Seat, after: GameState, before: GameState): Line | null =>
  lineFor(telling(event, after, before), seat);
