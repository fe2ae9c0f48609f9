import type { Evolvers } from '../../../play/index.ts';
import { ROUNDS_PER_TURN } from '../../../state/read.ts';
import { havingCamped, havingSlept, withoutSleep } from '../../../state/sleep.ts';
import { rested } from '../rest/rested.ts';

/** A day went by; the turn that begins now, counted from 1. */
export interface DayPassed {
  readonly type: 'DayPassed';
  readonly turn: number;
  /** It is told of together with others. */
  readonly quiet?: true;
  /** Nobody slept through its night; absent where they did. */
  readonly sleepless?: true;
}

/** The party has slept for a night: so many turns of rest in a row, though something may have come by between them. */
export interface NightSlept {
  readonly type: 'NightSlept';
  /** Turns of rest more till spells are memorised anew; absent for none, as in older logs. */
  readonly study?: number;
}

export type TimeEvent = DayPassed | NightSlept;

export const timeEvolvers: Evolvers<TimeEvent> = {
  DayPassed: (state, { turn, sleepless = false }) => {
    const passed = sleepless ? withoutSleep(state) : havingSlept(state);
    return {
      ...passed,
      rounds: (turn - 1) * ROUNDS_PER_TURN,
      creatures: rested(state),
      exhaustion: {},
      party: { ...passed.party, resting: false, turnsSinceRest: 0 },
    };
  },
  NightSlept: (state, { study = 0 }) => havingCamped(state, study),
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly time: TimeEvent;
  }
}
