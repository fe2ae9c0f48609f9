import { type Command, type GameEvent, type Line, loaded, type Seat } from '../src/core/index.ts';
import { decide } from '../src/decide.ts';
import { evolve } from '../src/procedures/evolve.ts';
import type { GameState } from '../src/state/state.ts';
import { tell } from '../src/view/tell.ts';
import { referee } from './table.ts';

/** An event, and what somebody is told of it: null for nothing. */
interface Told {
  readonly event: GameEvent;
  readonly line: Line | null;
}

/** What a seat is told of each event of a command that must be granted. @param by who gives it */
export function toldOf(
  state: GameState,
  command: Command,
  faces: readonly number[] = [],
  to: Seat = referee,
  by: Seat = referee,
): readonly Told[] {
  const ruling = decide(state, command, by, loaded(...faces));
  if (!ruling.granted) throw new Error(ruling.refusal.sentence);
  let now = state;
  return ruling.events.map((event) => {
    const before = now;
    now = evolve(before, event);
    return { event, line: tell(event, to, now, before) };
  });
}

/** What is told of the first event of a kind; undefined where none happened. */
export const lineOf = (told: readonly Told[], type: GameEvent['type']): Line | null | undefined =>
  told.find(({ event }) => event.type === type)?.line;
