import type { CreatureId } from '../core/index.ts';
import { turnOf } from './read.ts';
import type { Attempt, GameState } from './state.ts';

/** One try for each character at each area or item, and of each kind (R04). */
export const mayTry = (attempts: readonly Attempt[], { creature, target, kind }: Attempt): boolean =>
  !attempts.some((made) => made.creature === creature && made.target === target && made.kind === kind);

export const withAttempt = (state: GameState, attempt: Attempt): GameState => ({
  ...state,
  attempts: [...state.attempts, attempt],
});

/** Somebody who gives the running turn to one thing alone. */
export const isBusy = (state: GameState, creature: CreatureId): boolean => state.busy[creature] === turnOf(state);

export const withBusy = (state: GameState, creature: CreatureId): GameState => ({
  ...state,
  busy: { ...state.busy, [creature]: turnOf(state) },
});
