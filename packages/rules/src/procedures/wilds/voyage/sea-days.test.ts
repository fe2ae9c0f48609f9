import { describe, expect, it } from 'vitest';
import { cited, offeredBy } from '../../../../test/citing.ts';
import { Chronicle } from '../../../../test/delve/chronicle.ts';
import { ask, campaign, player, referee, refusedOffers, someone } from '../../../../test/table.ts';
import { lineOf, toldOf } from '../../../../test/told.ts';
import { type Command, id, loaded, type Options } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';
import type { Item } from '../../../state/item.ts';
import { offers } from '../../../view/offers.ts';
import { tell } from '../../../view/tell.ts';

const rations: Item = { id: id('r'), name: 'Rations', quantity: 40, weight: 10, kind: 'gear', use: 'ration' };

/** Aboard a ship on wide open water, six miles to a hex, at hex 2055. */
function aboard(vessel: string, options: Options = {}, ground: 'ocean' | 'swamp' = 'ocean'): Chronicle {
  const begun = campaign([someone({ items: [rations] })], { ruleset: { base: 'ose', slots: {}, options } });
  const water = { column: 1, row: 1, toColumn: 60, toRow: 55, ground, road: false, river: false } as const;
  return new Chronicle(begun)
    .play({ type: 'DrawLand', name: 'The Sound', layout: 'flat', width: 60, height: 60, milesPerHex: 6 })
    .play({ type: 'PaintHexes', ...water })
    .play({ type: 'PlaceParty', column: 20, row: 55 })
    .play({ type: 'Embark', vessel });
}

interface Weather {
  readonly beach?: boolean;
  readonly clearShore?: boolean;
  readonly current?: 'none' | 'down' | 'up';
}

/** A day northward with a navigator who keeps the course: what is told of the wind and the way. @param wind the dice of the weather */
function day(log: Chronicle, way: 'sails' | 'oars', wind: readonly number[], weather: Weather = {}): readonly string[] {
  const course: Command = { type: 'SetCourse', heading: 'N', pace: 'march', way, mount: 'none', forage: false };
  log.play(course, player);
  const along = weather.current !== undefined;
  const direction = { guide: false, trailOrRiver: along, landmark: false, navigator: true } as const;
  log.play({ type: 'CheckDirection', ...direction }, referee, ...(along ? [] : [5])).told();
  log.play({ type: 'CheckWeather', beach: false, clearShore: false, current: 'none', ...weather }, referee, ...wind);
  log.play({ type: 'CheckForWanderers', checks: 1 }, referee, 6).play({ type: 'GoOn', hexes: 50 });
  const told = log.told().filter((line) => !line.startsWith('🔒 The party'));
  log.play({ type: 'EndDay', food: true, water: true, disturbed: false, resting: [] }).told();
  return told.map((line) => line.trim());
}

describe('a day at sea', () => {
  it('OSE-SEA-05, 07, 09, 11: under sail, a fifth of the rate in miles', () => {
    expect(day(aboard('sailing ship, small'), 'sails', [3, 4])).toEqual([
      'The wind is normal. Under sail the ship goes as far as usual. [3 4] OSE-SEA-11',
      '🔒 Wandering monsters, 2-in-6: nothing comes. [6] OSE-SEA-09',
      'The party goes 90 miles across open water until evening: hex 2040 by its map. OSE-SEA-07',
    ]);
  });

  it('OSE-SEA-12: nine strengths of wind name the rule they are from; without wind rowers make a third of their way', () => {
    expect(day(aboard('longship', { variableWind: true }), 'oars', [1, 1])).toEqual([
      'There is no wind. The rowers make a third of their way. [1 1] OSE-SEA-12',
      '🔒 Wandering monsters, 2-in-6: nothing comes. [6] OSE-SEA-09',
      'The party goes 6 miles across open water until evening: hex 2054 by its map. OSE-SEA-05',
    ]);
  });

  it('OSE-SEA-11: those who row are told of the wind, and nothing of sails', () => {
    expect(day(aboard('canoe'), 'oars', [3, 4])[0]).toBe('The wind is normal. [3 4] OSE-SEA-11');
  });

  it('OSE-SEA-03: out of sight of land, without a navigator, the way is lost without a throw', () => {
    const log = aboard('longship');
    day(log, 'sails', [3, 4]);
    const course = { heading: 'N', pace: 'march', way: 'sails', mount: 'none', forage: false } as const;
    log.play({ type: 'SetCourse', ...course }, player).told();
    const risks = { guide: false, trailOrRiver: false, landmark: false, navigator: false };
    log.play({ type: 'CheckDirection', ...risks }, referee, 4);
    expect(log.told()).toEqual(['🔒 They are sure to lose the way, and really go north-east. [4] OSE-SEA-03']);
  });

  it('OSE-SEA-13: a near gale may let in water, and until the ship is mended it goes a third slower', () => {
    const log = aboard('sailing ship, small', { variableWind: true });
    expect(day(log, 'sails', [5, 6, 10])).toEqual([
      'A near gale blows. Under sail the ship goes twice as far. [5 6] OSE-SEA-12',
      'A near gale: the ship takes on water, and goes a third slower. [10] OSE-SEA-13',
      '🔒 Wandering monsters, 2-in-6: nothing comes. [6] OSE-SEA-09',
      'The party goes 120 miles across open water until evening: hex 2035 by its map. OSE-SEA-07',
    ]);
    expect(day(log, 'sails', [3, 4]).at(-1)).toBe(
      'The party goes 60 miles across open water until evening: hex 2025 by its map. OSE-SEA-07',
    );
    // Far out there is no dock.
    expect(ask(log.state, { type: 'MendShip' }, referee)).toBe('too-far');
    expect(cited(log.state, { type: 'MendShip' })).toEqual(['OSE-SEA-13']);
    expect(offers(log.state, referee).some(({ command }) => command === 'MendShip')).toBe(false);
    const ashore = {
      column: 20,
      row: 26,
      toColumn: 20,
      toRow: 26,
      ground: 'clear',
      road: false,
      river: false,
    } as const;
    log.play({ type: 'PaintHexes', ...ashore });
    expect(refusedOffers(log.state, referee, 'MendShip')).toEqual([]);
    expect(cited(log.state, { type: 'MendShip' })).toEqual(['OSE-SEA-13']);
    log.play({ type: 'MendShip' }).told();
    expect(log.state.journey?.vessel?.holed).toBe(false);
    expect(ask(log.state, { type: 'Disembark', column: 20, row: 24 }, referee)).toBe('blocked');
  });

  it('OSE-SEA-14: a gale drives a seaworthy ship three days’ distance, by a die along its course or to the right of it', () => {
    const log = aboard('sailing ship, small');
    expect(day(log, 'sails', [6, 6, 1])).toEqual([
      'A gale blows. [6 6] OSE-SEA-11',
      'A gale sweeps the ship on along its course: north. [1] OSE-SEA-14',
      '🔒 Wandering monsters, 2-in-6: nothing comes. [6] OSE-SEA-09',
      'The party is driven 270 miles across open water until evening: hex 2010 by its map. OSE-SEA-07',
    ]);
    expect(day(log, 'sails', [6, 6, 3])[1]).toBe(
      'A gale sweeps the ship away, 120° to the right of its course: south-east. [3] OSE-SEA-14',
    );
  });

  it.each([
    ['rides it out where it lies', [6, 6, 81], {}, '[81] '],
    ['is run safely on the shore', [6, 6], { beach: true, clearShore: true }, ''],
    ['finds a safe harbour', [6, 6, 2], { beach: true }, '[2] '],
  ] as const)(
    'OSE-SEA-15: in a gale a ship that is not seaworthy %s, and makes no way',
    (what, faces, weather, dice) => {
      expect(day(aboard('boat, sailing'), 'sails', faces, weather)).toEqual([
        'A gale blows. [6 6] OSE-SEA-11',
        `A gale: the ship ${what}. ${dice}OSE-SEA-15`,
        '🔒 Wandering monsters, 2-in-6: nothing comes. [6] OSE-SEA-09',
        'The storm lets the ship make no way today. OSE-SEA-15',
      ]);
    },
  );

  it('OSE-SEA-09, OSE-SEA-15: those whose ship sinks are in the water, where what lives there may find them', () => {
    expect(day(aboard('boat, sailing'), 'sails', [6, 6, 80])).toEqual([
      'A gale blows. [6 6] OSE-SEA-11',
      'A gale: the ship is swamped, and sinks. [80] OSE-SEA-15',
      '🔒 Wandering monsters, 2-in-6: nothing comes. [6] OSE-SEA-09',
      'The ship is lost: nobody sails on today. OSE-SEA-15',
    ]);
  });

  it('OSE-SEA-06, 09: a current carries rowers, after all else; in swamps more wanders by', () => {
    const [wind, current, wandering, way] = day(aboard('boat, river', {}, 'swamp'), 'oars', [3, 4, 3], {
      current: 'down',
    });
    expect([wind, current, wandering]).toEqual([
      'The wind is normal. [3 4] OSE-SEA-11',
      'The current carries the ship 9 miles. [3] OSE-SEA-06',
      '🔒 Wandering monsters, 3-in-6: nothing comes. [6] OSE-SEA-09',
    ]);
    expect(way).toMatch(/^The party goes 42 miles/);
  });

  it('OSE-SEA-06: a current carries a becalmed ship, and against it the ship lies still', () => {
    expect(day(aboard('sailing ship, small', {}, 'swamp'), 'sails', [1, 1, 6], { current: 'down' })).toEqual([
      'There is no wind. The sails hang slack. [1 1] OSE-SEA-11',
      'The current carries the ship 12 miles. [6] OSE-SEA-06',
      '🔒 Wandering monsters, 3-in-6: nothing comes. [6] OSE-SEA-09',
      'The party goes 12 miles across swamp until evening: hex 2053 by its map. OSE-SEA-07',
    ]);
    const against = day(aboard('sailing ship, small', {}, 'swamp'), 'sails', [1, 1, 6], { current: 'up' });
    expect(against.at(-1)).toBe('There is no wind: the party lies still. OSE-SEA-07');
  });

  it('OSE-SEA-06: what a current adds is part of the reason of the miles', () => {
    const log = aboard('boat, river', {}, 'swamp')
      .play({ type: 'SetCourse', heading: 'N', pace: 'march', way: 'oars', mount: 'none', forage: false }, player)
      .play({ type: 'CheckDirection', guide: false, trailOrRiver: true, landmark: false, navigator: true })
      .play({ type: 'CheckWeather', beach: false, clearShore: false, current: 'down' }, referee, 3, 4, 3)
      .play({ type: 'CheckForWanderers', checks: 1 }, referee, 6);
    const ruling = decide(log.state, { type: 'GoOn', hexes: 50 }, referee, loaded());
    const [event, after] = ruling.granted ? [ruling.events[0], ruling.after[0]] : [];
    const why = event && after && tell(event, player, after, log.state)?.why;
    expect(why?.formula).toBe('rowing rate 180 ÷ 5: 36 miles a day');
    expect(why?.notes).toContainEqual({ rule: 'OSE-SEA-06', text: 'the current adds 9 miles' });
    expect(why?.notes).toContainEqual({
      rule: 'OSE-SEA-05',
      text: 'a fifth of the base rate is the miles of a day',
    });
  });

  /** What the reason of the way says was made on days before, once the current runs and they have gone so far. */
  const madeBefore = (current: 'none' | 'down' | 'up', ...hexes: readonly number[]): readonly unknown[] => {
    // Four hexes and a half are a day's way.
    const log = aboard('boat, river', {}, 'swamp').play({ type: 'ScaleLand', milesPerHex: 8 });
    day(log, 'oars', [3, 4]);
    log
      .play({ type: 'SetCourse', heading: 'N', pace: 'march', way: 'oars', mount: 'none', forage: false }, player)
      .play({ type: 'SkipDayStep' })
      .play(
        { type: 'CheckWeather', beach: false, clearShore: false, current },
        referee,
        ...(current === 'none' ? [3, 4] : [3, 4, 3]),
      )
      .play({ type: 'SkipDayStep' });
    for (const far of hexes.slice(0, -1)) log.play({ type: 'GoOn', hexes: far });
    const went = lineOf(toldOf(log.state, { type: 'GoOn', hexes: hexes.at(-1) ?? 50 }), 'PartyTravelled');
    return (went?.why?.notes ?? []).filter(({ text }) => text.includes('had been made before'));
  };

  it('OSE-SEA-05, 06: what of the next hex was made before is told by the rule of ships, whatever the current adds or takes', () => {
    const made = [{ rule: 'OSE-SEA-05', text: '4 miles into the next hex had been made before' }];
    expect([madeBefore('none', 50), madeBefore('down', 50), madeBefore('up', 50)]).toEqual([made, made, made]);
  });

  it('OSE-SEA-05: what was made of the first hex is not told again of the next', () => {
    expect([madeBefore('down', 1), madeBefore('down', 1, 50)]).toEqual([[expect.anything()], []]);
  });

  it('OSE-SEA-06: against the current the reason says what it takes', () => {
    const log = aboard('boat, river', {}, 'swamp')
      .play({ type: 'SetCourse', heading: 'N', pace: 'march', way: 'oars', mount: 'none', forage: false }, player)
      .play({ type: 'CheckDirection', guide: false, trailOrRiver: true, landmark: false, navigator: true })
      .play({ type: 'CheckWeather', beach: false, clearShore: false, current: 'up' }, referee, 3, 4, 3)
      .play({ type: 'CheckForWanderers', checks: 1 }, referee, 6);
    const ruling = decide(log.state, { type: 'GoOn', hexes: 50 }, referee, loaded());
    const [event, after] = ruling.granted ? [ruling.events[0], ruling.after[0]] : [];
    const why = event && after && tell(event, player, after, log.state)?.why;
    expect(why?.notes).toContainEqual({ rule: 'OSE-SEA-06', text: 'the current takes 9 miles' });
  });

  it('OSE-SEA-01: the end of a day at sea is of the sea’s day', () => {
    const log = aboard('longship');
    log.play({ type: 'SetCourse', heading: 'N', pace: 'rest', way: 'oars', mount: 'none', forage: false }, player);
    for (let step = 0; step < 4; step += 1)
      if (log.state.journey?.day?.step !== 'endOfDay') log.play({ type: 'SkipDayStep' });
    expect(offeredBy(log.state, 'EndDay')).toEqual(['OSE-SEA-01']);
    log.told();
    log.play({ type: 'EndDay', food: false, water: false, disturbed: false, resting: [] });
    expect(log.told().at(-1)).toBe('Day 1 of the journey ends. OSE-SEA-01');
  });
});

let came = 0;

it.each([
  ['ocean', 'on open water'],
  ['swamp', 'in the swamp'],
] as const)(
  'OSE-SEA-10: how far off those are who come by water is known by the rule of the sea: %s',
  (ground, where) => {
    const log = aboard('longship', {}, ground);
    log.play({ type: 'SetCourse', heading: 'N', pace: 'march', way: 'sails', mount: 'none', forage: false }, player);
    log.play({ type: 'SkipDayStep' }).play({ type: 'SkipDayStep' });
    const dice = { die: () => 1, id: () => `come-${++came}` };
    const ruling = decide(log.state, { type: 'CheckForWanderers', checks: 1 }, referee, dice);
    const [event, after] = ruling.granted ? [ruling.events.at(-1), ruling.after.at(-1)] : [];
    expect(event && after && tell(event, referee, after, after)).toMatchObject({
      text: expect.stringContaining(`${where}; how far off is thrown once surprise is known.`),
      why: { rule: 'OSE-SEA-10' },
    });
  },
);
