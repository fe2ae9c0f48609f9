import { type Calendar, MOST_WEEKDAYS, type Month } from '@lanthorn/rules';

/** A calendar while the referee writes it. */
export interface CalendarDraft {
  months: { -readonly [Part in keyof Month]: Month[Part] }[];
  year: number;
  era: string;
  month: number;
  day: number;
  weekday: number;
  /** The days of the week, with commas between. */
  week: string;
  shines: boolean;
  /** Days from one new moon to the next, and since the last on the campaign's first day. */
  moonDays: number;
  moonAge: number;
}

/** Days from one new moon to the next, where a moon comes up that nobody has written about. */
const A_MOON = 30;

export function draftOf({ months, weekdays, moon, ...first }: Calendar): CalendarDraft {
  return {
    ...first,
    months: months.map((month) => ({ ...month })),
    week: weekdays.join(', '),
    shines: moon !== null,
    moonDays: moon?.days ?? A_MOON,
    moonAge: moon?.age ?? 0,
  };
}

/** What is written, as a calendar: a first day that is gone from it is the last that there is. */
export function calendarOf({ months, week, shines, moonDays, moonAge, ...first }: CalendarDraft): Calendar {
  const weekdays = week
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .slice(0, MOST_WEEKDAYS);
  return {
    ...first,
    months,
    weekdays,
    month: Math.min(first.month, months.length - 1),
    weekday: Math.min(first.weekday, Math.max(0, weekdays.length - 1)),
    moon: shines ? { days: moonDays, age: moonAge } : null,
  };
}
