import type { Journey, TravelDay } from '../../../state/land.ts';
import type { GameState } from '../../../state/state.ts';

/** The state with the journey changed; the same state when there is none. */
export const withJourney = (state: GameState, change: (journey: Journey) => Journey): GameState =>
  state.journey ? { ...state, journey: change(state.journey) } : state;

/** The state with the running day changed; the same state when none runs. */
export const inDay = (state: GameState, facts: Partial<TravelDay>): GameState =>
  withJourney(state, (journey) => (journey.day ? { ...journey, day: { ...journey.day, ...facts } } : journey));
