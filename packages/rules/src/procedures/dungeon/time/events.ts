import type { Evolvers } from '../../../play/index.ts';
import { ROUNDS_PER_TURN } from '../../../state/read.ts';
import { rested } from '../rest/rested.ts';

/** A day went by; the turn that begins now, counted from 1. */
export interface DayPassed {
  readonly type: 'DayPassed';
  readonly turn: number;
  /** It is told of together with others. */
  readonly quiet?: true;
}

export type TimeEvent = DayPassed;

export const timeEvolvers: Evolvers<TimeEvent> = {
  DayPassed: (state, { turn }) => ({
    ...state,
    rounds: (turn - 1) * ROUNDS_PER_TURN,
    creatures: rested(state),
    exhaustion: {},
    party: { ...state.party, resting: false, turnsSinceRest: 0 },
  }),
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly time: TimeEvent;
  }
}
