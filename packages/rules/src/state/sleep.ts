import type { CreatureId } from '../core/index.ts';
import type { GameState } from './state.ts';

/** A spell of somebody's memory is used up: before they have slept, nothing new comes into its place. */
export function havingCast(state: GameState, creature: CreatureId): GameState {
  const { castSinceSleep = [] } = state;
  return castSinceSleep.includes(creature) ? state : { ...state, castSinceSleep: [...castSinceSleep, creature] };
}

/** A night went by, in which all have slept. */
export const havingSlept = ({ castSinceSleep: _past, ...state }: GameState): GameState => state;
