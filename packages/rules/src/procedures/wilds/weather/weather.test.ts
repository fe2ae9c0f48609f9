import { describe, expect, it, test } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import { ask, campaign, player, referee, refusedOffers, someone, spectator } from '../../../../test/table.ts';
import { project } from '../../../view/project.ts';
import { tell } from '../../../view/tell.ts';
import { SEASONS, type Season } from '../../table/calendar/kept.ts';
import { CLIMATES, skyFor } from './climates.ts';
import { DAYS, SKIES, type Sky } from './skies.ts';
import { hindrance } from './tell.ts';

const temperate = { type: 'KeepWeather', climate: 'temperate', season: 'summer' } as const;
const march = { type: 'SetCourse', heading: 'N', pace: 'march', way: 'country', mount: 'none', forage: false } as const;

/** Open country, six miles to a hex, with the party in the south of it. */
const country = (): Script =>
  new Script(campaign([someone()]))
    .play({ type: 'DrawLand', name: 'The March', layout: 'flat', width: 9, height: 30, milesPerHex: 6 })
    .play({ type: 'PlaceParty', column: 5, row: 30 });

const evening = (script: Script, ...faces: number[]): Script =>
  script.play({ type: 'EndDay', food: false, water: false, disturbed: false, resting: [] }, referee, ...faces);

/** Travels as far as the day allows. */
function day(script: Script): Script {
  script.play(march, player);
  while (script.state.journey?.day?.step !== 'description') script.play({ type: 'SkipDayStep' });
  return script.play({ type: 'GoOn', hexes: 50 });
}

const under = (sky: Sky): Script => country().play({ type: 'SetWeather', sky });
const row = (script: Script): number => (script.state.journey?.at.y ?? Number.NaN) + 1;

describe('the weather of a climate', () => {
  test('every climate has its weather for every season and every throw', () => {
    const met = CLIMATES.flatMap((climate) =>
      SEASONS.flatMap((season) => Array.from({ length: 11 }, (_, nth) => skyFor(climate, season, nth + 2))),
    );
    expect(met.every((sky) => SKIES.includes(sky))).toBe(true);
    expect(SKIES.filter((sky) => !met.includes(sky))).toEqual([]);
  });

  it.each([
    ['temperate', 'winter', 2, 'blizzard'],
    ['temperate', 'summer', 7, 'clear'],
    ['northern', 'winter', 7, 'snow'],
    ['desert', 'summer', 12, 'dust'],
    ['tropical', 'summer', 6, 'rain'],
  ] as const)('%s, %s: %i is %s', (climate, season, total, sky) => {
    expect(skyFor(climate, season, total)).toBe(sky);
  });

  test('is rolled for each day of a journey, and all are told', () => {
    const script = country().play(temperate, referee, 5, 5);
    evening(day(script), 1, 3);
    evening(day(script), 6, 6);
    expect(script.told().players.filter((line) => line.includes('['))).toEqual([
      'It rains. By land, a day’s way is three quarters as long, and one sees half as far. [5 5]',
      'It drizzles all day. By land, one sees half as far. [1 3]',
      'A thunderstorm breaks. By land, a day’s way is half as long, and one sees a quarter as far. [6 6]',
    ]);
    for (const seat of [player, spectator])
      expect(project(script.state, seat).get('weather')).toMatchObject({ sky: 'storm' });
  });

  test('comes with the day’s course, where the day came in another way', () => {
    const script = country().play(temperate, referee, 3, 4);
    script.play({ type: 'PassDay', food: false, water: false, resting: [] });
    expect(project(script.state, referee).has('weather')).toBe(false);
    script.play(march, player, 6, 5);
    expect(project(script.state, referee).get('weather')).toMatchObject({ name: 'great heat' });
  });

  test('is that of the calendar’s season, where it has one', () => {
    const calendar = (season: Season | null) =>
      ({
        months: [{ name: 'Frost', days: 30, season }],
        weekdays: [],
        year: 1,
        era: '',
        month: 0,
        day: 1,
        weekday: 0,
        moon: null,
      }) as const;
    const sky = (season: Season | null) =>
      country()
        .play({ type: 'KeepCalendar', ...calendar(season) })
        .play(temperate, referee, 1, 1).state.weather?.last?.sky;
    expect([sky('winter'), sky(null)]).toEqual(['blizzard', 'fog']);
  });

  test('is rolled once a day', () => {
    const { state } = country().play(temperate, referee, 3, 4);
    expect(ask(state, { type: 'RollWeather' }, referee)).toBe('no-change');
    expect(ask(country().state, { type: 'RollWeather' }, referee)).toBe('no-such-thing');
    expect(ask(state, { type: 'RollWeather' }, player)).toBe('not-your-seat');
    expect(ask(state, { type: 'SetWeather', sky: 'fog' }, player)).toBe('not-your-seat');
    expect(ask(state, { type: 'KeepWeather', climate: 'desert', season: 'summer' }, spectator)).toBe('not-your-seat');
  });
});

describe('what weather does', () => {
  it.each(SKIES.map((sky) => [DAYS[sky].name, sky, DAYS[sky].travel * 24] as const))(
    'in %s the party comes as far as that allows',
    (_, sky, miles) => {
      expect(30 - row(day(under(sky)))).toBe(Math.floor(miles / 6));
    },
  );

  test('the reason of the way says so', () => {
    const script = under('rain').play(march, player);
    while (script.state.journey?.day?.step !== 'description') script.play({ type: 'SkipDayStep' });
    const before = script.state;
    script.play({ type: 'GoOn', hexes: 50 });
    const travelled = { type: 'PartyTravelled', path: [], grounds: [], miles: 0, halt: 'evening' } as never;
    expect(tell(travelled, player, script.state, before)?.why?.formula).toBe(
      'base rate 120 ÷ 5 × 3/4 by the weather (rain): 18 miles a day, by terrain',
    );
  });

  test('in fog and in a blizzard one sees no farther than one’s own hex', () => {
    const charted = (sky: Sky): number =>
      Object.keys(
        new Script(campaign([someone()]))
          .play({ type: 'DrawLand', name: 'The Moor', layout: 'flat', width: 9, height: 9, milesPerHex: 1 })
          .play({ type: 'SetWeather', sky })
          .play({ type: 'PlaceParty', column: 5, row: 5 }).state.land?.charted ?? {},
      ).length;
    expect(SKIES.filter((sky) => charted(sky) === 1)).toEqual(['storm', 'fog', 'blizzard', 'dust']);
    expect(charted('clear')).toBeGreaterThan(charted('drizzle'));
    expect(charted('drizzle')).toBeGreaterThan(1);
  });

  test('a hex begun in snow is ended in clear weather by what is left of it', () => {
    const script = under('snow');
    const rough = {
      column: 1,
      row: 1,
      toColumn: 9,
      toRow: 30,
      ground: 'mountains',
      road: false,
      river: false,
    } as const;
    script.play({ type: 'PaintHexes', ...rough }).play({ type: 'ScaleLand', milesPerHex: 12 });
    expect(row(evening(day(script)))).toBe(30);
    // Six of twelve miles were made; by clear weather a day has twelve.
    expect(script.state.journey?.inHand).toEqual({ heading: 'N', days: 0.5, miles: 6 });
    script.play({ type: 'SetWeather', sky: 'clear' });
    expect(row(day(script))).toBe(29);
    expect(script.state.journey?.day?.left).toBeCloseTo(0.5);
  });

  test('a ship goes by the wind, whatever the sky', () => {
    const sea = (sky: Sky): number => {
      const script = new Script(campaign([someone()]))
        .play({ type: 'DrawLand', name: 'The Sound', layout: 'flat', width: 9, height: 30, milesPerHex: 6 })
        .play({
          type: 'PaintHexes',
          column: 1,
          row: 1,
          toColumn: 9,
          toRow: 30,
          ground: 'ocean',
          road: false,
          river: false,
        })
        .play({ type: 'PlaceParty', column: 5, row: 30 })
        .play({ type: 'SetWeather', sky })
        .play({ type: 'Embark', vessel: 'longship' })
        .play({ ...march, way: 'oars' }, player);
      while (script.state.journey?.day?.step !== 'description') script.play({ type: 'SkipDayStep' });
      return row(script.play({ type: 'GoOn', hexes: 50 }));
    };
    expect(sea('blizzard')).toBe(sea('clear'));
  });

  it('is said in words of every weather that hinders', () => {
    expect(SKIES.filter((sky) => hindrance(sky) === null)).toEqual(['clear', 'clouds']);
  });
});

test('whatever is offered about the weather is granted, and may be taken back', () => {
  const kept = country().play(temperate, referee, 3, 4);
  for (const script of [country(), under('fog'), kept])
    expect(refusedOffers(script.state, referee, ['RollWeather', 'SetWeather', 'KeepWeather', 'DropWeather'])).toEqual(
      [],
    );
  expect(kept.play({ type: 'DropWeather' }).state).not.toHaveProperty('weather');
});
