import type { GameEvent } from '../core/index.ts';
import type { GameState } from '../state/state.ts';
import { procedures } from './index.ts';

const evolvers = Object.assign({}, ...procedures.map(({ evolve }) => evolve));

/** What is true after an event. Total: it never rolls, refuses or throws; an event it does not know changes nothing. */
export function evolve(state: GameState, event: GameEvent): GameState {
  const change = evolvers[event.type] as ((state: GameState, event: GameEvent) => GameState) | undefined;
  return change ? change(state, event) : state;
}

/** Whether the rules know events of a type: one of a newer log may be unknown. */
export const isKnownEvent = (type: string): boolean => Object.hasOwn(evolvers, type);
