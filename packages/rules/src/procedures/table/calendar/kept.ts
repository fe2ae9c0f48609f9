/** The seasons of a year, in their order. */
export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

export interface Month {
  readonly name: string;
  readonly days: number;
  /** Null where the world has no seasons. */
  readonly season: Season | null;
}

/** How a campaign counts its days. All figures of a date are those of the campaign's first day. */
export interface Calendar {
  /** A year's months in their order; one at least. */
  readonly months: readonly Month[];
  /** A week's days in their order; none where the world has no weeks. */
  readonly weekdays: readonly string[];
  readonly year: number;
  /** What is said after a year, such as “after the Flood”; empty for nothing. */
  readonly era: string;
  /** The place of the month among the months, from 0. */
  readonly month: number;
  /** The day of the month, from 1. */
  readonly day: number;
  /** The place of the day among the weekdays, from 0; 0 where there are none. */
  readonly weekday: number;
  /** Days from one new moon to the next, and since the last; null where no moon shines. */
  readonly moon: { readonly days: number; readonly age: number } | null;
}

declare module '../../../state/state.ts' {
  interface GameState {
    /** How the campaign counts its days; absent while they are only numbered. */
    readonly calendar?: Calendar;
  }
}
