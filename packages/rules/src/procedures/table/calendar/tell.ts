import { type Tellers, toAll } from '../../../play/index.ts';
import { dateInWords, dateOf } from './date.ts';
import type { CalendarEvent } from './events.ts';

export const calendarTellers: Tellers<CalendarEvent> = {
  CalendarKept: ({ calendar }, { rounds }) =>
    toAll({ kind: 'time', text: `By the calendar it is ${dateInWords(dateOf(calendar, rounds))}.` }),
  CalendarDropped: () => toAll({ kind: 'time', text: 'The days are only numbered again.' }),
};
