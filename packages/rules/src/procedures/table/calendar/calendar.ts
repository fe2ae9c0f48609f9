import type { Handler, Handlers } from '../../../play/index.ts';
import type { calendarCommands } from './commands.ts';

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
  KeepCalendar: keepCalendar,
  DropCalendar: (play) => play.happen({ type: 'CalendarDropped' }),
};
