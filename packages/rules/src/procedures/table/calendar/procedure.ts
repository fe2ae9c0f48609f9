import type { Declaration } from '../../../play/index.ts';
import { calendarHandlers } from './calendar.ts';
import { calendarCommands } from './commands.ts';
import { type CalendarEvent, calendarEvolvers } from './events.ts';
import { mayDropCalendar, mayKeepCalendar } from './may.ts';
import { clockShown } from './shown.ts';
import { calendarTellers } from './tell.ts';

export const calendar: Declaration<typeof calendarCommands, CalendarEvent> = {
  forms: calendarCommands,
  may: { KeepCalendar: mayKeepCalendar, DropCalendar: mayDropCalendar },
  play: calendarHandlers,
  evolve: calendarEvolvers,
  tell: calendarTellers,
  shows: { always: [clockShown] },
};
