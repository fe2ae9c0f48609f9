import { describe, expect, it } from 'vitest';
import { COMMON } from './common.ts';
import { calendarOf, draftOf } from './draft.ts';

describe('a calendar while it is written', () => {
  it('is the calendar again when nothing was changed, with a moon and without', () => {
    for (const calendar of [COMMON, { ...COMMON, moon: null }, { ...COMMON, weekdays: [], weekday: 0 }])
      expect(calendarOf(draftOf(calendar))).toEqual(calendar);
  });

  it('reads the days of the week between commas, and overlooks what is empty', () => {
    expect(calendarOf({ ...draftOf(COMMON), week: ' Moonday,, Restday ,' }).weekdays).toEqual(['Moonday', 'Restday']);
  });

  it('has for its first day the last that there is, where that was taken away', () => {
    const draft = draftOf({ ...COMMON, month: 11, weekday: 6 });
    const shorter = { ...draft, months: draft.months.slice(0, 3), week: 'Moonday' };
    expect(calendarOf(shorter)).toMatchObject({ month: 2, weekday: 0 });
    expect(calendarOf({ ...draft, week: '' })).toMatchObject({ weekdays: [], weekday: 0 });
  });

  it('has a moon of thirty days where one comes up anew', () => {
    expect(calendarOf({ ...draftOf({ ...COMMON, moon: null }), shines: true }).moon).toEqual({ days: 30, age: 0 });
  });
});
