import { flag, ofServer } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';

export const hoursCommands = forms({
  /**
   * So much of the real clock has gone by at a table that plays. The server's own: it says the time, for the rules hold
   * no clock. Said twice, by two servers of one table, it counts once.
   */
  CountPlay: {
    /** Milliseconds of the server's clock. */
    at: ofServer<number>(),
  },
  /** The referee stops the count of hours, or has it go on: for a break, or in a town where nothing roams. */
  PauseHours: { paused: flag },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly hours: typeof hoursCommands;
  }
}
