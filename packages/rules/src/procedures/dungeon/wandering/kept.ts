import type { GameState } from '../../../state/state.ts';

/** How many wandering monster checks wait for the referee. */
export const checksDue = ({ wanderingDue, moreChecksDue = 0 }: GameState): number =>
  wanderingDue ? 1 + moreChecksDue : 0;

/** The state with so many checks that wait. */
export function withChecksDue(state: GameState, count: number): GameState {
  if (count === checksDue(state)) return state;
  const { moreChecksDue: _before, ...others } = state;
  return { ...others, wanderingDue: count > 0, ...(count > 1 ? { moreChecksDue: count - 1 } : {}) };
}

declare module '../../../state/state.ts' {
  interface GameState {
    /** Wandering monster checks that wait beside the one that is due. The referee's alone; absent for none. */
    readonly moreChecksDue?: number;
  }
}
