import type { GameEvent } from '../src/core/index.ts';
import { decide } from '../src/decide.ts';
import { evolve } from '../src/procedures/evolve.ts';
import type { GameState } from '../src/state/state.ts';
import { dull, offeredAt, rawAt, type Step } from './random-play.ts';

/** Plays a step where it is granted: its events, or null. */
function played(state: GameState, step: Step, seed: number): readonly GameEvent[] | null {
  const command = step.raw ? rawAt(step) : offeredAt(state, step, () => true);
  const ruling = command && decide(state, command, step.seat, dull(seed));
  return ruling?.granted ? ruling.events : null;
}

/** Plays random steps, and calls `look` after each that is granted. */
export function play(
  begin: GameState,
  choices: readonly Step[],
  seed: number,
  look: (now: GameState, events: readonly GameEvent[]) => void,
): GameState {
  return choices.reduce((state, step, at) => {
    const events = played(state, step, seed + at);
    if (!events) return state;
    const now = events.reduce(evolve, state);
    look(now, events);
    return now;
  }, begin);
}
