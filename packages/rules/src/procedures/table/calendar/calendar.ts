import type { Handler, Handlers } from '../../../play/index.ts';
import type { calendarCommands } from './commands.ts';
import { mayDropCalendar, mayKeepCalendar } from './may.ts';

const keepCalendar: Handler<'KeepCalendar'> = (play, { type: _, months, weekdays, era, ...rest }) =>
  play.happen({
    type: 'CalendarKept',
    calendar: {
      ...rest,
      months: months.map((month) => ({ ...month, name: month.name.trim() })),
      weekdays: weekdays.map((name) => name.trim()),
      era: era.trim(),
    },
  });

export const calendarHandlers: Handlers<typeof calendarCommands> = {
  KeepCalendar: { may: mayKeepCalendar, play: keepCalendar },
  DropCalendar: { may: mayDropCalendar, play: (play) => play.happen({ type: 'CalendarDropped' }) },
};
