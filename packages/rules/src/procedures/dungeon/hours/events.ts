import type { Evolvers } from '../../../play/index.ts';

/** The table has played on until this moment. */
export interface PlayCounted {
  readonly type: 'PlayCounted';
  /** Milliseconds of the server's clock. @most 8_000_000_000_000 */
  readonly at: number;
  /** Seconds of play in this sitting, this moment included; 0 as one begins. */
  readonly seconds: number;
}

export interface HoursPaused {
  readonly type: 'HoursPaused';
  readonly paused: boolean;
}

export type HoursEvent = PlayCounted | HoursPaused;

export const hoursEvolvers: Evolvers<HoursEvent> = {
  PlayCounted: (state, { at, seconds }) => ({ ...state, hours: { at, seconds, paused: false } }),
  HoursPaused: (state, { paused }) => ({
    ...state,
    hours: { at: null, seconds: state.hours?.seconds ?? 0, paused },
  }),
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly hours: HoursEvent;
  }
}
