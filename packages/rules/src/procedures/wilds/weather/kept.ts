import type { Season } from '../../table/calendar/kept.ts';
import type { Climate } from './climates.ts';
import type { Sky } from './skies.ts';

/** The weather of a campaign; all may know it. */
export interface Weather {
  /** By which it is rolled for each day on the way; null where the referee says it day by day. */
  readonly climate: Climate | null;
  /** Counts where the calendar has no seasons. */
  readonly season: Season;
  /** What it was last said to be, and of which day, from 1. */
  readonly last: { readonly day: number; readonly sky: Sky } | null;
  /** What magic keeps it at, day after day; absent while none does. */
  readonly held?: Sky;
}

declare module '../../../state/state.ts' {
  interface GameState {
    /** Absent while nobody has spoken of it. */
    readonly weather?: Weather;
  }
}
