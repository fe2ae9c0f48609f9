import { modulo } from '../../../core/modulo.ts';
import { dayOf } from '../../../state/ledger.ts';
import type { Calendar, Month, Season } from './kept.ts';

/** How much of the moon is seen, from new moon to new moon. */
const PHASES = [
  'new moon',
  'waxing crescent',
  'first quarter',
  'waxing moon',
  'full moon',
  'waning moon',
  'last quarter',
  'waning crescent',
] as const;
export type Phase = (typeof PHASES)[number];

/** A day of the calendar. */
export interface CalendarDate {
  readonly year: number;
  readonly era: string;
  readonly month: string;
  /** Of the month, from 1. */
  readonly day: number;
  readonly weekday: string | null;
  readonly season: Season | null;
  readonly moon: Phase | null;
}

/** The date after so many whole days, 0 on the campaign's first. */
export function dateAfter(calendar: Calendar, days: number): CalendarDate {
  const { months, weekdays, year, era, moon } = calendar;
  const yearLong = lengthOf(months);
  const sinceNewYear = lengthOf(months.slice(0, calendar.month)) + calendar.day - 1 + days;
  const { month, day } = inYear(months, modulo(sinceNewYear, yearLong));
  return {
    year: year + Math.floor(sinceNewYear / yearLong),
    era,
    month: month.name,
    day,
    weekday: weekdays[modulo(calendar.weekday + days, Math.max(1, weekdays.length))] ?? null,
    season: month.season,
    moon: moon && phaseOf(modulo(moon.age + days, moon.days) / moon.days),
  };
}

/** The date of the day in which so many rounds have passed since the campaign began. */
export const dateOf = (calendar: Calendar, rounds: number): CalendarDate => dateAfter(calendar, dayOf({ rounds }) - 1);

/** `Monday, 3 March 1012 of the Bell`. */
export const dateInWords = ({ weekday, day, month, year, era }: CalendarDate): string =>
  `${weekday === null ? '' : `${weekday}, `}${day} ${month} ${year}${era === '' ? '' : ` ${era}`}`;

const lengthOf = (months: readonly Month[]): number => months.reduce((sum, { days }) => sum + days, 0);

/** @param at days since the year began, from 0 and before its end */
function inYear(months: readonly Month[], at: number): { readonly month: Month; readonly day: number } {
  let left = at;
  for (const month of months) {
    if (left < month.days) return { month, day: left + 1 };
    left -= month.days;
  }
  throw new RangeError(`A year has no day ${at}.`);
}

/** @param share of the way from one new moon to the next, from 0 and before 1 */
const phaseOf = (share: number): Phase => PHASES[Math.round(share * PHASES.length) % PHASES.length] ?? 'new moon';
