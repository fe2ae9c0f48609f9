import { describe, expect, it } from 'vitest';
import { atSea, onTheWay } from '../../../../test/abbey.ts';
import { player, referee } from '../../../../test/table.ts';
import { lineOf, toldOf } from '../../../../test/told.ts';
import { type Command, loaded } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';
import type { GameState } from '../../../state/state.ts';

const course = (pace: 'march' | 'forced') =>
  ({ type: 'SetCourse', heading: 'E', pace, way: 'country', mount: 'none', forage: false }) as const;
const lookUp = {
  type: 'CheckDirection',
  guide: false,
  trailOrRiver: false,
  landmark: false,
  navigator: false,
} as const;
const goOn: Command = { type: 'GoOn', hexes: 50, sight: 0 };
const endDay: Command = { type: 'EndDay', food: false, water: false, disturbed: false, resting: [] };

/** After each command, which must be granted; the dice show what keeps the way and brings nobody. */
function after(state: GameState, ...commands: readonly Command[]): GameState {
  return commands.reduce((now, command) => {
    const ruling = decide(now, command, referee, loaded(...(command.type.startsWith('Check') ? [6] : [])));
    if (!ruling.granted) throw new Error(ruling.refusal.sentence);
    return ruling.after.at(-1) ?? now;
  }, state);
}
const dayGone = (state: GameState, pace: 'march' | 'forced') =>
  after(state, course(pace), lookUp, { type: 'CheckForWanderers', checks: 1 });

describe('what a day’s way is made of', () => {
  it('OSE-WLD-09: the referee is told what was made of the next hex before, and nobody else', () => {
    const second = dayGone(after(dayGone(onTheWay(), 'march'), goOn, endDay), 'forced');
    const mine = lineOf(toldOf(second, goOn), 'PartyTravelled');
    expect(mine?.text).toMatch(/^The party goes 60 miles/);
    expect(mine?.why?.notes?.map(({ text }) => text)).toContain('24 miles into the next hex had been made before');
    expect(JSON.stringify(lineOf(toldOf(second, goOn, [], player), 'PartyTravelled'))).not.toContain(
      'had been made before',
    );
  });

  it('OSE-WLD-09: a day of rest leaves what was made of the next hex as it was', () => {
    const evening = after(dayGone(onTheWay(), 'march'), goOn, endDay);
    const resting = { ...course('march'), pace: 'rest' } as const;
    const rested = after(evening, resting, { type: 'CheckForWanderers', checks: 1 }, endDay);
    expect(evening.journey?.inHand).toEqual({ heading: 'E', days: 1, miles: 24 });
    expect(rested.journey?.inHand).toEqual({ heading: 'E', days: 1, miles: 24 });
  });

  it('OSE-WLD-09: miles made on foot into the next hex are no more of them on the day when they ride', () => {
    const evening = after(dayGone(onTheWay(), 'march'), goOn, endDay);
    const riding = { ...course('march'), mount: 'riding horse' };
    const second = after(evening, riding, lookUp, { type: 'CheckForWanderers', checks: 1 });
    const mine = lineOf(toldOf(second, goOn), 'PartyTravelled');
    expect(mine?.text).toMatch(/^The party goes 60 miles/);
    expect(mine?.why?.notes?.map(({ text }) => text)).toContain('24 miles into the next hex had been made before');
  });

  it('OSE-SEA-12: a day without wind leaves what was made of the next hex as it was', () => {
    const sail = { ...course('march'), way: 'sails' } as const;
    const aday = (state: GameState, ...wind: readonly number[]): GameState => {
      const set = after(after(state, sail), { type: 'SkipDayStep' });
      const weather = { type: 'CheckWeather', beach: false, clearShore: false, current: 'none' } as const;
      const ruling = decide(set, weather, referee, loaded(...wind));
      if (!ruling.granted) throw new Error(ruling.refusal.sentence);
      return after(ruling.after.at(-1) ?? set, { type: 'CheckForWanderers', checks: 1 }, goOn, endDay);
    };
    const windy = atSea();
    const begun = aday(
      {
        ...windy,
        journey: windy.journey && { ...windy.journey, inHand: { heading: 'E', days: 0.25, miles: 60 } },
        ruleset: { ...windy.ruleset, options: { variableWind: true } },
      },
      1,
      1,
    );
    expect(begun.journey?.inHand).toEqual({ heading: 'E', days: 0.25, miles: 60 });
  });

  it.each([
    ['clear', 'open country is drawn for three miles around'],
    ['snow', 'in this weather open country is drawn for 1.5 miles around'],
    ['fog', 'in this weather nothing is drawn but the hexes that the party comes to'],
  ] as const)('OSE-WLD-13: how far one sees is said as the weather lets one: %s', (sky, text) => {
    const going = dayGone(after(onTheWay(), { type: 'SetWeather', sky }), 'march');
    const notes = lineOf(toldOf(going, goOn), 'PartyTravelled')?.why?.notes;
    expect(notes).toContainEqual({ rule: 'OSE-WLD-13', text });
  });

  it('OSE-SEA-14: a gale sweeps a ship away, by a rule of its own', () => {
    const sailing = after(atSea(), { ...course('march'), way: 'sails' });
    const weather = { type: 'CheckWeather', beach: false, clearShore: false, current: 'none' } as const;
    const ruling = decide(after(sailing, { type: 'SkipDayStep' }), weather, referee, loaded(6, 6, 1));
    const swept = after(ruling.granted ? (ruling.after.at(-1) ?? sailing) : sailing, {
      type: 'CheckForWanderers',
      checks: 1,
    });
    expect(lineOf(toldOf(swept, goOn), 'PartyTravelled')).toMatchObject({
      text: expect.stringContaining('is driven 270 miles'),
      why: { notes: expect.arrayContaining([{ rule: 'OSE-SEA-14', text: 'a gale sweeps the ship that far' }]) },
    });
  });

  it('OSE-SEA-14: it does so by three days of the ship’s usual way, whatever water she took on, and whoever rows', () => {
    const driven = (holed: boolean, way: 'oars' | 'sails') => {
      const { journey, ...sea } = atSea();
      const vessel = { name: 'longship', rowing: 90, sailing: 450, seaworthy: true, holed };
      const set = after({ ...sea, journey: journey && { ...journey, vessel } }, { ...course('march'), way });
      const weather = { type: 'CheckWeather', beach: false, clearShore: false, current: 'none' } as const;
      const ruling = decide(after(set, { type: 'SkipDayStep' }), weather, referee, loaded(6, 6, 1));
      const swept = after(ruling.granted ? (ruling.after.at(-1) ?? set) : set, {
        type: 'CheckForWanderers',
        checks: 1,
      });
      return lineOf(toldOf(swept, goOn), 'PartyTravelled');
    };
    for (const line of [driven(false, 'sails'), driven(true, 'sails'), driven(true, 'oars')])
      expect(line).toMatchObject({
        text: expect.stringContaining('is driven 270 miles'),
        why: { formula: 'sailing rate 450 ÷ 5 × 3 before the gale: 270 miles a day' },
      });
  });

  it('OSE-WLD-08: miles begun of a hex that takes several days are told the referee on the day they are made', () => {
    const day = after(dayGone(onTheWay(), 'march'), goOn);
    const notes = (to: typeof player) => lineOf(toldOf(day, endDay, [], to), 'TravelDayEnded')?.why?.notes;
    expect(notes(referee)).toEqual([{ rule: 'OSE-WLD-08', text: '24 miles into the next hex made by this evening' }]);
    expect(notes(player)).toBeUndefined();
  });

  it('OSE-WLD-10: the day of rest after a forced march is owed by that rule', () => {
    const day = after(dayGone(onTheWay(), 'forced'), goOn);
    expect(lineOf(toldOf(day, endDay, [], player), 'TravelDayEnded')).toMatchObject({
      text: 'Day 1 of the journey ends. A day of rest is owed.',
      why: { rule: 'OSE-WLD-10', formula: 'a whole day of rest after a forced march' },
    });
    expect(
      lineOf(toldOf(after(dayGone(onTheWay(), 'march'), goOn), endDay, [], player), 'TravelDayEnded'),
    ).toMatchObject({
      why: { rule: 'OSE-WLD-11' },
    });
  });
});
