/**
 * So much of the real clock has gone by at a table that plays. The server's own: it says the time, for the rules hold
 * no clock. Said twice, by two servers of one table, it counts once.
 */
export interface CountPlay {
  readonly type: 'CountPlay';
  /** Milliseconds of the server's clock. */
  readonly at: number;
}

/** The referee stops the count of hours, or has it go on: for a break, or in a town where nothing roams (GOR-WAN-01). */
export interface PauseHours {
  readonly type: 'PauseHours';
  readonly paused: boolean;
}

export type HoursCommand = CountPlay | PauseHours;
