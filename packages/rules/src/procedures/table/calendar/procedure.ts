import type { Declaration } from '../../../play/index.ts';
import { calendarHandlers } from './calendar.ts';
import { calendarCommands } from './commands.ts';
import { type CalendarEvent, calendarEvolvers } from './events.ts';
import { clockShown } from './shown.ts';
import { calendarTellers } from './tell.ts';

export const calendar: Declaration<typeof calendarCommands, CalendarEvent> = {
  forms: calendarCommands,
  handle: calendarHandlers,
  evolve: calendarEvolvers,
  tell: calendarTellers,
  shows: { always: [clockShown] },
};
