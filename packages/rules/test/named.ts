import type { Command, Seat } from '../src/core/index.ts';
import type { GameState } from '../src/state/state.ts';
import { tell } from '../src/view/tell.ts';
import { ask } from './table.ts';

/** The rules that a seat is named when a command is granted, those of notes and modifiers included. */
export function named(state: GameState, command: Command, by: Seat, seat: Seat, ...faces: number[]): readonly string[] {
  const events = ask(state, command, by, ...faces);
  if (typeof events === 'string') throw new Error(events);
  return events.flatMap((event) => {
    const why = tell(event, seat, state, state)?.why;
    if (!why) return [];
    const { rule, notes = [], modifiers = [], against = [] } = why;
    return [
      rule,
      ...notes.map((note) => note.rule),
      ...[...modifiers, ...against].flatMap((modifier) => modifier.rule ?? []),
    ];
  });
}
