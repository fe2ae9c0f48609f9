import { type CommandOf, impossible, type Refusal, type Seat } from '../../../core/index.ts';
import { sameName } from '../../../core/words.ts';
import type { May } from '../../../play/index.ts';
import type { GameState } from '../../../state/state.ts';
import { onlyReferee } from '../permission/permission.ts';

export function mayKeepCalendar(_: GameState, command: CommandOf<'KeepCalendar'>, seat: Seat): readonly Refusal[] {
  const refusal = onlyReferee(seat) ?? firstDayFlaw(command) ?? namesFlaw(command);
  return refusal ? [refusal] : [];
}

export const mayDropCalendar: May<'DropCalendar'> = ({ calendar }, _, seat) => {
  const refusal = onlyReferee(seat) ?? (calendar ? null : impossible('no-change', 'The campaign keeps no calendar.'));
  return refusal ? [refusal] : [];
};

/** The campaign's first day is a day of the calendar. */
function firstDayFlaw({ months, weekdays, month, day, weekday, moon }: CommandOf<'KeepCalendar'>): Refusal | null {
  const first = months[month];
  if (!first) return impossible('bad-input', `The year has no month ${month + 1}.`);
  if (day > first.days)
    return impossible('bad-input', `${first.name} has ${first.days} days: there is no day ${day} in it.`);
  if (weekday >= Math.max(1, weekdays.length)) return impossible('bad-input', `The week has no day ${weekday + 1}.`);
  if (moon && moon.age >= moon.days)
    return impossible('bad-input', `The moon is new again after ${moon.days} days: it is less than that old.`);
  return null;
}

function namesFlaw({ months, weekdays }: CommandOf<'KeepCalendar'>): Refusal | null {
  const twice = firstTwice(months.map(({ name }) => name)) ?? firstTwice(weekdays);
  return twice === null ? null : impossible('bad-input', `“${twice}” stands in the calendar twice.`);
}

const firstTwice = (names: readonly string[]): string | null =>
  names.find((name, at) => names.findIndex((other) => sameName(name, other)) < at) ?? null;
