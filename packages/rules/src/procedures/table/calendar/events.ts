import type { Evolvers } from '../../../play/index.ts';
import type { Calendar } from './kept.ts';

export interface CalendarKept {
  readonly type: 'CalendarKept';
  readonly calendar: Calendar;
}

export interface CalendarDropped {
  readonly type: 'CalendarDropped';
}

export type CalendarEvent = CalendarKept | CalendarDropped;

export const calendarEvolvers: Evolvers<CalendarEvent> = {
  CalendarKept: (state, { calendar }) => ({ ...state, calendar }),
  CalendarDropped: ({ calendar: _gone, ...state }) => state,
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly calendar: CalendarEvent;
  }
}
