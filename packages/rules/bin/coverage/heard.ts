import type { GameEvent } from '../../src/core/index.ts';
import type { Ruling } from '../../src/decide.ts';
import type { Telling } from '../../src/play/index.ts';
import type { GameState } from '../../src/state/state.ts';

/** How the id of a rule is written. */
export const ID = /\b[A-Z]{3}-[A-Z]{3}-\d\d\b/g;

/** The ids that stand in what play made; states, which hold what others wrote, are not looked at. */
export function* idsIn(made: unknown): Generator<string> {
  if (typeof made === 'string') yield* made.match(ID) ?? [];
  if (typeof made !== 'object' || made === null) return;
  for (const [name, value] of Object.entries(made)) if (name !== 'after') yield* idsIn(value);
}

/** What makes the lines of an event, as `telling` of the view does. */
export type Teller = (event: GameEvent, after: GameState, before: GameState) => Telling;

/**
 * The lines that a ruling would be told by, whoever is told them: a test that plays a rule and looks at what is true
 * then need not ask for them. A refusal is its own line.
 */
export function toldOf(ruling: Ruling, before: GameState, tell: Teller): readonly Telling[] {
  if (!ruling.granted) return [];
  const states = [before, ...ruling.after];
  return ruling.events.flatMap((event, nth) => {
    const [then, now] = states.slice(nth, nth + 2);
    return then && now ? [tell(event, now, then)] : [];
  });
}
