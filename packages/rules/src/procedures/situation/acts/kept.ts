import type { CreatureId } from '../../../core/index.ts';
import { turnOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import type { TurnAct } from '../../../state/turn-act.ts';

/** What somebody has done in a turn, beside moving. */
export interface ActsDone {
  readonly turn: number;
  readonly acts: readonly TurnAct[];
}

/** What somebody has done in the running turn, beside moving: with the next turn it is nothing again. */
export function actsDone(state: GameState, creature: CreatureId): readonly TurnAct[] {
  const done = state.actsDone?.[creature];
  return done && done.turn === turnOf(state) ? done.acts : [];
}

/** With one thing more that somebody has done in the running turn. */
export const withAct = (state: GameState, creature: CreatureId, act: TurnAct): GameState => ({
  ...state,
  actsDone: {
    ...state.actsDone,
    [creature]: { turn: turnOf(state), acts: [...actsDone(state, creature), act] },
  },
});

declare module '../../../state/state.ts' {
  interface GameState {
    /** What somebody has done in the turn they last did something in, where the rules count it; absent while nobody has. */
    readonly actsDone?: Readonly<Record<CreatureId, ActsDone>>;
  }
}
