import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import { after, ask, delve, otherPlayer, player, referee, someone, spectator } from '../../../../test/table.ts';
import type { CommandOf } from '../../../core/index.ts';
import { known } from '../../../known/known.ts';
import { NO_COINS } from '../../../state/purse.ts';
import { project } from '../../../view/project.ts';
import { dateAfter, dateInWords } from './date.ts';
import { SEASONS } from './kept.ts';

const KEPT: CommandOf<'KeepCalendar'> = {
  type: 'KeepCalendar',
  months: [
    { name: 'Thaw', days: 30, season: 'spring' },
    { name: 'High Sun', days: 31, season: 'summer' },
    { name: 'The Dark Day', days: 1, season: null },
  ],
  weekdays: ['Moonday', 'Marketday', 'Restday'],
  year: 1012,
  era: 'of the Bell',
  month: 0,
  day: 29,
  weekday: 1,
  moon: { days: 28, age: 13 },
};
const HOME = { type: 'BeginDowntime', place: 'settlement', guarded: false, wanderingFree: false } as const;
const bare = delve([]);
const kept = after(bare, KEPT, referee);
const { type: _, ...CALENDAR } = KEPT;
const clockOf = (state: typeof kept, seat = player) => {
  const clock = project(state, seat).get('clock');
  return clock?.type === 'clock' ? clock : null;
};

describe('the calendar of a campaign', () => {
  it.each([
    [0, 'Marketday, 29 Thaw 1012 of the Bell'],
    [1, 'Restday, 30 Thaw 1012 of the Bell'],
    [2, 'Moonday, 1 High Sun 1012 of the Bell'],
    [32, 'Moonday, 31 High Sun 1012 of the Bell'],
    [33, 'Marketday, 1 The Dark Day 1012 of the Bell'],
    [34, 'Restday, 1 Thaw 1013 of the Bell'],
    [34 + 62, 'Marketday, 1 Thaw 1014 of the Bell'],
  ])('after %i days it is %s', (days, words) => {
    expect(dateInWords(dateAfter(CALENDAR, days))).toBe(words);
  });

  it.each([
    [0, 13, 'full moon'],
    [0, 0, 'new moon'],
    [0, 27, 'new moon'],
    [0, 4, 'waxing crescent'],
    [0, 7, 'first quarter'],
    [0, 10, 'waxing moon'],
    [0, 18, 'waning moon'],
    [0, 21, 'last quarter'],
    [0, 24, 'waning crescent'],
    [28, 7, 'first quarter'],
    [14, 0, 'full moon'],
  ])('%i days after a moon of %i days, there is a %s', (days, age, phase) => {
    expect(dateAfter({ ...CALENDAR, moon: { days: 28, age } }, days).moon).toBe(phase);
  });

  it('needs neither weeks, seasons, an era nor a moon', () => {
    const plain = { ...CALENDAR, weekdays: [], weekday: 0, era: '', moon: null, month: 2, day: 1 };
    expect(dateAfter(plain, 0)).toMatchObject({ weekday: null, season: null, moon: null });
    expect(dateInWords(dateAfter(plain, 0))).toBe('1 The Dark Day 1012');
  });

  it('counts from one day to the next without a gap, over years before and after the first', () => {
    const month = fc.record({
      name: fc.constant('a month'),
      days: fc.integer({ min: 1, max: 40 }),
      season: fc.constantFrom(...SEASONS, null),
    });
    const drawn = fc.array(month, { minLength: 1, maxLength: 14 }).chain((months) =>
      fc.record({
        months: fc.constant(months),
        at: fc.nat({ max: months.length - 1 }),
        first: fc.nat({ max: 40 }),
        days: fc.integer({ min: -2_000, max: 40_000 }),
      }),
    );
    fc.assert(
      fc.property(drawn, ({ months, at, first, days }) => {
        const day = 1 + (first % (months[at]?.days ?? 1));
        const calendar = {
          ...CALENDAR,
          months: months.map((each, place) => ({ ...each, name: String(place) })),
          month: at,
          day,
        };
        const [one, next] = [dateAfter(calendar, days), dateAfter(calendar, days + 1)];
        const [place, after] = [Number(one.month), Number(next.month)];
        const sameMonth = next.day === one.day + 1 && after === place && next.year === one.year;
        const nextMonth = one.day === months[place]?.days && next.day === 1;
        const inOrder = after === place + 1 ? next.year === one.year : after === 0 && next.year === one.year + 1;
        return sameMonth || (nextMonth && inOrder);
      }),
    );
  });

  it('is kept by the referee alone, and shown to all on the clock', () => {
    expect([player, spectator].map((seat) => ask(bare, KEPT, seat))).toEqual(['not-your-seat', 'not-your-seat']);
    for (const seat of [referee, player, otherPlayer, spectator])
      expect(clockOf(kept, seat)?.date).toMatchObject({ day: 29, month: 'Thaw', season: 'spring', moon: 'full moon' });
    expect(known(kept, player).calendar).toEqual(CALENDAR);
  });

  it('begins at eight in the morning, and goes on at midnight', () => {
    const HOUR = 360;
    const until = (hours: number, rounds = 0) => clockOf({ ...kept, rounds: kept.rounds + hours * HOUR + rounds });
    expect(until(0)?.rounds).toBe(8 * HOUR);
    expect(until(16, -1)?.date?.day).toBe(29);
    expect(until(16)?.date?.day).toBe(30);
    expect(until(40, -1)?.date?.day).toBe(30);
  });

  it('goes on at the same midnight as the log, the weather and what is paid', () => {
    const aldo = someone({ experience: 1000, coins: { ...NO_COINS, gp: 100 } });
    const begun = delve([aldo], {
      rounds: 17 * 360,
      calendar: CALENDAR,
      ruleset: { base: 'eris', slots: {}, options: {} },
    });
    const script = new Script(after(begun, HOME, referee))
      .play({ type: 'SetWeather', sky: 'rain' })
      .play({ type: 'ChargeUpkeep', creatures: [aldo.id] });
    expect(script.state.weather?.last).toEqual({ day: 2, sky: 'rain' });
    expect(script.state.ledger.map(({ day }) => day)).toEqual([2]);
    expect(clockOf(script.state)).toMatchObject({ rounds: 25 * 360, date: { day: 30 } });
    script.play({ type: 'PassDowntime', days: 1, rations: false });
    expect(script.told().players.at(-1)).toBe('A day goes by. Day 3 begins: Moonday, 1 High Sun 1012 of the Bell.');
    expect(clockOf(script.state)).toMatchObject({ rounds: 49 * 360, date: { month: 'High Sun', day: 1 } });
  });

  it('is laid by again, as if there had been none', () => {
    expect(after(kept, { type: 'DropCalendar' }, referee)).toEqual(bare);
    expect(ask(bare, { type: 'DropCalendar' }, referee)).toBe('no-change');
    expect(ask(kept, { type: 'DropCalendar' }, player)).toBe('not-your-seat');
  });

  it('keeps names without blanks at their ends', () => {
    const ragged = after(bare, { ...KEPT, era: ' of the Bell ', weekdays: [' Moonday', 'Restday '] }, referee);
    expect(ragged.calendar).toMatchObject({ era: 'of the Bell', weekdays: ['Moonday', 'Restday'] });
  });

  it.each([
    ['a month that the year has not', { month: 3 }],
    ['a day that the month has not', { day: 31 }],
    ['a weekday that the week has not', { weekday: 3 }],
    ['a weekday where there are no weeks', { weekdays: [], weekday: 1 }],
    ['a moon older than it grows', { moon: { days: 28, age: 28 } }],
    ['two months of one name', { months: [...KEPT.months, { name: 'thaw ', days: 3, season: null }] }],
    ['two weekdays of one name', { weekdays: ['Moonday', 'Restday', 'moonday'] }],
  ])('is refused with %s', (_what, wrong) => {
    expect(ask(bare, { ...KEPT, ...wrong }, referee)).toBe('bad-input');
  });
});
