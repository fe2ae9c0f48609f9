import type { GameEvent, Line, Seat } from '../core/index.ts';
import { atFirst } from '../core/words.ts';
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
  const told = unheardElsewhere(begun(all), event, after, before);
  return rulesOf(after).precedence.shown === 'hidden' ? withoutReasons(told) : told;
}

/** As sentences begin: with a capital, whomever they begin with. */
function begun({ referee, table, only, ...told }: Telling): Telling {
  const first = referee && spelt(referee);
  return {
    ...told,
    referee: first,
    table: table === referee ? first : table && spelt(table),
    ...(only
      ? { only: Object.fromEntries(Object.entries(only).map(([user, line]) => [user, line && spelt(line)])) }
      : {}),
  };
}

/** What people say stays as they said it, and what goes on from the name of who throws goes on. */
function spelt(line: Line): Line {
  const { text, speaker, instead, throwers, why, kind } = line;
  if (kind === 'speech' || kind === 'whisper') return line;
  const goesOn = speaker !== undefined && !text.startsWith(speaker);
  return {
    ...line,
    text: goesOn ? text : atFirst(text),
    ...(speaker === undefined || goesOn ? {} : { speaker: atFirst(speaker) }),
    ...(instead === undefined || goesOn ? {} : { instead: atFirst(instead) }),
    ...(throwers ? { throwers: throwers.map(atFirst) } : {}),
    ...(why?.throws
      ? { why: { ...why, throws: why.throws.map((each) => ({ ...each, who: atFirst(each.who) })) } }
      : {}),
  };
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
