import { list, maybeText, oneOf, orNull, record, text, whole } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';
import { SEASONS } from './kept.ts';

/** Characters of a month's, a weekday's and an era's name. */
export const LONGEST_CALENDAR_NAME = 40;
export const MOST_MONTHS = 60;
export const MOST_WEEKDAYS = 30;
/** Days of a month, and of the moon. */
export const LONGEST_MONTH = 500;
/** Years count so far, and so far back. */
export const LATEST_YEAR = 1_000_000;

export const calendarCommands = forms({
  /** The referee says how the campaign counts its days, and which day its first one was. */
  KeepCalendar: {
    months: list(
      record({
        name: text(LONGEST_CALENDAR_NAME),
        days: whole(1, LONGEST_MONTH),
        season: orNull(oneOf(...SEASONS)),
      }),
      MOST_MONTHS,
      1,
    ),
    weekdays: list(text(LONGEST_CALENDAR_NAME), MOST_WEEKDAYS),
    year: whole(-LATEST_YEAR, LATEST_YEAR),
    era: maybeText(LONGEST_CALENDAR_NAME),
    /** Places from 0, and a day of the month from 1. */
    month: whole(0, MOST_MONTHS - 1),
    day: whole(1, LONGEST_MONTH),
    weekday: whole(0, MOST_WEEKDAYS - 1),
    moon: orNull(record({ days: whole(2, LONGEST_MONTH), age: whole(0, LONGEST_MONTH - 1) })),
  },
  /** The days are only numbered again. */
  DropCalendar: {},
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly calendar: typeof calendarCommands;
  }
}
