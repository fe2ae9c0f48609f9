import { expect, test } from 'vitest';
import { cited, offeredBy } from '../../../../test/citing.ts';
import { coast, Recording, rations, wilds } from '../../../../test/journey.ts';
import {
  ask,
  at,
  campaign,
  delve,
  otherPlayer,
  player,
  referee,
  refusedOffers,
  someone,
  spectator,
} from '../../../../test/table.ts';
import { lineOf, toldOf } from '../../../../test/told.ts';
import { id, loaded, type Seat } from '../../../core/index.ts';
import { inside } from '../../../core/words.ts';
import { decide } from '../../../decide.ts';
import type { Item } from '../../../state/item.ts';
import { offers } from '../../../view/offers.ts';
import { project } from '../../../view/project.ts';
import { tell } from '../../../view/tell.ts';
import { evolve } from '../../evolve.ts';

/** Nine days on the way: lost on the second, a hunt on the fifth, a forced march and a rest. */
const tenDays = (): Recording =>
  wilds()
    .day('N', { lost: [6] })
    .day('N', { lost: [1, 5] })
    .day('N', { lost: [3], forage: [1, 4] })
    .day('N', { lost: [6], forage: [2] })
    .idle('hunt', 1)
    .play({ type: 'FindBearings' }, referee)
    .day('S', { lost: [6], forced: true })
    .idle('rest')
    .day('N', { lost: [6] })
    .day('N', { lost: [6] })
    .day('N', { lost: [6] });

test('ten days in the wilds, one of them lost: what the table is told (OSE-WLD-01 to 14, OSE-HAZ-08)', () => {
  expect(tenDays().table.filter((line) => !line.startsWith('A day goes by'))).toMatchInlineSnapshot(`
    [
      "The party stands on hex 0630.",
      "Day 1 of the journey. The party sets out north, across country.",
      "The party goes 24 miles across open country until evening: hex 0626 by its map.",
      "Day 1 of the journey ends.",
      "Day 2 of the journey. The party sets out north, across country.",
      "The party goes 24 miles across open country until evening: hex 0622 by its map.",
      "Day 2 of the journey ends.",
      "Day 3 of the journey. The party sets out north, across country.",
      "The party goes 18 miles across open country until evening: hex 0619 by its map.",
      "Foraging finds food for 4.",
      "Day 3 of the journey ends.",
      "Day 4 of the journey. The party sets out north, across country.",
      "The party goes 18 miles across forest until evening: hex 0616 by its map.",
      "Foraging finds nothing.",
      "Day 4 of the journey ends.",
      "Day 5 of the journey. The party hunts for the day.",
      "The hunt comes upon animals fit to eat.",
      "Day 5 of the journey ends.",
      "The party had lost its way: it stands on hex 1018.",
      "Day 6 of the journey. The party marches hard to the south, across country.",
      "The party goes 30 miles across forest and open country until evening: hex 1023 by its map.",
      "Day 6 of the journey ends. A day of rest is owed.",
      "Day 7 of the journey. The party rests for the day.",
      "Day 7 of the journey ends.",
      "Day 8 of the journey. The party sets out north, across country.",
      "The party goes 18 miles across open country and forest until evening: hex 1020 by its map.",
      "Day 8 of the journey ends.",
      "Day 9 of the journey. The party sets out north, across country.",
      "The party goes 18 miles across forest until evening: hex 1017 by its map.",
      "Day 9 of the journey ends.",
      "Day 10 of the journey. The party sets out north, across country.",
      "The party goes 18 miles across forest and open country until evening: hex 1014 by its map.",
      "Day 10 of the journey ends.",
    ]
  `);
});

test('ten days in the wilds: what the referee is told', () => {
  const { state, referee: lines } = tenDays();
  expect(lines.filter((line) => !line.startsWith('A day goes by'))).toMatchInlineSnapshot(`
    [
      "The March is ready (12 by 30 hexes).",
      "The party stands on hex 0630.",
      "Day 1 of the journey. The party sets out north, across country.",
      "Losing the way, 1-in-6: they keep it.",
      "Wandering monsters, 1-in-6: nothing comes.",
      "The party goes 24 miles across open country until evening: hexes 0629, 0628, 0627 and 0626.",
      "Day 1 of the journey ends.",
      "Day 2 of the journey. The party sets out north, across country.",
      "Losing the way, 1-in-6: they are lost, and really go north-east.",
      "Wandering monsters, 1-in-6: nothing comes.",
      "The party goes 24 miles across open country until evening: hexes 0726, 0825, 0925 and 1024.",
      "Day 2 of the journey ends.",
      "Day 3 of the journey. The party sets out north, across country.",
      "Losing the way, 1-in-6: they keep it.",
      "Wandering monsters, 1-in-6: nothing comes.",
      "The party goes 18 miles across open country until evening: hexes 1023, 1022 and 1021.",
      "Foraging finds food for 4.",
      "Day 3 of the journey ends.",
      "Day 4 of the journey. The party sets out north, across country.",
      "Losing the way, 1-in-6: they keep it.",
      "Wandering monsters, 1-in-6: nothing comes.",
      "The party goes 18 miles across forest until evening: hexes 1020, 1019 and 1018.",
      "Foraging finds nothing.",
      "Day 4 of the journey ends.",
      "Day 5 of the journey. The party hunts for the day.",
      "Wandering monsters, 2-in-6: nothing comes.",
      "The hunt comes upon animals fit to eat.",
      "Day 5 of the journey ends.",
      "The party finds its bearings: hex 1018, not 0616.",
      "Day 6 of the journey. The party marches hard to the south, across country.",
      "Losing the way, 2-in-6: they keep it.",
      "Wandering monsters, 2-in-6: nothing comes.",
      "The party goes 30 miles across forest and open country until evening: hexes 1019, 1020, 1021, 1022 and 1023.",
      "Day 6 of the journey ends. A day of rest is owed.",
      "Day 7 of the journey. The party rests for the day.",
      "Wandering monsters, 1-in-6: nothing comes.",
      "Day 7 of the journey ends.",
      "Day 8 of the journey. The party sets out north, across country.",
      "Losing the way, 1-in-6: they keep it.",
      "Wandering monsters, 1-in-6: nothing comes.",
      "The party goes 18 miles across open country and forest until evening: hexes 1022, 1021 and 1020.",
      "Day 8 of the journey ends.",
      "Day 9 of the journey. The party sets out north, across country.",
      "Losing the way, 2-in-6: they keep it.",
      "Wandering monsters, 2-in-6: nothing comes.",
      "The party goes 18 miles across forest until evening: hexes 1019, 1018 and 1017.",
      "Day 9 of the journey ends.",
      "Day 10 of the journey. The party sets out north, across country.",
      "Losing the way, 2-in-6: they keep it.",
      "Wandering monsters, 2-in-6: nothing comes.",
      "The party goes 18 miles across forest and open country until evening: hexes 1016, 1015 and 1014.",
      "Day 10 of the journey ends.",
    ]
  `);
  expect(state.journey?.days.join('')).toBe('TTTTHTRTTT');
  expect(state.creatures[id<'creature'>('aldo')]?.items[0]?.quantity).toBe(11);
});

test('OSE-HAZ-08: a lost party is shown where it thinks it is, and nothing tells it otherwise', () => {
  const [lost, sure] = [wilds().day('N', { lost: [1, 5] }), wilds().day('N', { lost: [6] })];
  expect(lost.state.journey?.at).not.toEqual(sure.state.journey?.at);
  expect(lost.table).toEqual(sure.table);
  for (const seat of [player, otherPlayer, spectator]) {
    expect([...project(lost.state, seat)]).toEqual([...project(sure.state, seat)]);
    expect(offers(lost.state, seat)).toEqual(offers(sure.state, seat));
  }
  expect(project(lost.state, player).get('journey')).toMatchObject({ believed: { x: 5, y: 25 }, at: null });
  expect(project(lost.state, referee).get('journey')).toMatchObject({ at: { x: 9, y: 27 } });
});

test('players are shown no hex that they have not seen, and no note', () => {
  const { state } = wilds().play({ type: 'DescribeHex', column: 6, row: 30, label: 'Ford', note: 'Xyzzybar' }, referee);
  const rows = [...project(state, player).values()].filter(({ type }) => type === 'hex-row');
  expect(rows).toHaveLength(1);
  expect(JSON.stringify([...project(state, player)])).not.toContain('Xyzzybar');
  expect(JSON.stringify([...project(state, referee)])).toContain('Xyzzybar');
});

test('OSE-HAZ-08, R41: the referee says where the party really goes, and the table hears nothing of it', () => {
  const recording = wilds().play(
    { type: 'SetCourse', heading: 'N', pace: 'march', way: 'country', mount: 'none', forage: false },
    player,
  );
  const told = recording.table.length;
  expect(offeredBy(recording.state, 'RuleHeading')).toEqual(['OSE-HAZ-08']);
  recording.play({ type: 'RuleHeading', heading: 'SE' }, referee);
  expect(recording.referee.at(-1)).toBe('The party really goes south-east.');
  expect(recording.table).toHaveLength(told);
  recording.play({ type: 'SkipDayStep' }, referee);
  expect(recording.state.journey?.day).toMatchObject({ heading: 'SE', course: { heading: 'N' }, step: 'description' });
});

test('OSE-HAZ-08, R41: where the referee has said where the party really goes, no check asks whether it keeps the way', () => {
  const set = { type: 'SetCourse', heading: 'N', pace: 'march', way: 'country', mount: 'none', forage: false } as const;
  const { state } = wilds().play(set, player).play({ type: 'RuleHeading', heading: 'SE' }, referee);
  const check = {
    type: 'CheckDirection',
    guide: true,
    trailOrRiver: false,
    landmark: false,
    navigator: false,
  } as const;
  expect(ask(state, check, referee)).toBe('out-of-turn');
  expect(state.journey?.day?.heading).toBe('SE');
});

test('OSE-WLD-13: one sees as far as the referee says', () => {
  const begin = wilds()
    .play({ type: 'ScaleLand', milesPerHex: 1 }, referee)
    .play({ type: 'PlaceParty', column: 6, row: 18 }, referee)
    .play({ type: 'SetCourse', heading: 'N', pace: 'march', way: 'country', mount: 'none', forage: false }, player)
    .play({ type: 'SkipDayStep' }, referee)
    .play({ type: 'SkipDayStep' }, referee);
  const charted = (sight: number): number => {
    const ruling = decide(begin.state, { type: 'GoOn', hexes: 1, sight }, referee, loaded());
    if (!ruling.granted) throw new Error(ruling.refusal.sentence);
    return Object.keys(ruling.events.reduce(evolve, begin.state).land?.charted ?? {}).length;
  };
  expect(charted(2)).toBeGreaterThan(charted(0));
  expect(cited(begin.state, { type: 'GoOn', hexes: 1, sight: 2 })).toContain('OSE-WLD-13');
});

test('OSE-MOV-04: the referee says how wide a hex is, and the day reaches as far in miles', () => {
  const { state, table } = wilds()
    .play({ type: 'ScaleLand', milesPerHex: 12 }, referee)
    .day('N', { lost: [6] });
  expect(table).toContain('A hex of the map is 12 miles across now, not 6.');
  expect(state.journey?.at).toEqual({ x: 5, y: 27 });
});

test('OSE-WLD-10: two forced marches in a row are refused', () => {
  const { state } = wilds().day('N', { lost: [6], forced: true });
  const again = {
    type: 'SetCourse',
    heading: 'N',
    pace: 'forced',
    way: 'country',
    mount: 'none',
    forage: false,
  } as const;
  expect(decide(state, again, player, loaded())).toMatchObject({ granted: false, refusal: { rule: 'OSE-WLD-10' } });
});

test('whatever is offered on the way is granted', () => {
  const course = { type: 'SetCourse', heading: 'N', mount: 'none', forage: true } as const;
  const march = { ...course, pace: 'march', way: 'country' } as const;
  const risks = { guide: false, trailOrRiver: false, landmark: false, navigator: false };
  const moments = [
    wilds(),
    wilds().play(march, player),
    wilds()
      .play(march, player)
      .play({ type: 'CheckDirection', ...risks }, referee, 1, 1),
    wilds()
      .play(march, player)
      .play({ type: 'CheckDirection', ...risks }, referee, 6)
      .play({ type: 'SkipDayStep' }, referee),
    wilds().day('N', { lost: [1, 5], forced: true }),
    wilds()
      .play({ ...course, pace: 'hunt', way: 'country' }, player)
      .play({ type: 'SkipDayStep' }, referee),
    wilds()
      .play({ ...course, pace: 'rest', way: 'country' }, player)
      .play({ type: 'SkipDayStep' }, referee),
    coast('longship'),
    coast('canoe'),
    coast('longship')
      .play({ ...course, pace: 'march', way: 'sails' }, player)
      .play({ type: 'SkipDayStep' }, referee),
  ];
  for (const { state } of moments) expect(refusedOffers(state, [referee, player], ON_THE_WAY)).toEqual([]);
}, 240_000);

const ON_THE_WAY = [
  'SetCourse',
  'CheckDirection',
  'CheckForWanderers',
  'GoOn',
  'SkipDayStep',
  'EndDay',
  'CheckWeather',
  'Embark',
  'Disembark',
  'MendShip',
  'FindBearings',
  'PlaceParty',
  'PaintHexes',
  'ScaleLand',
  'RuleHeading',
] as const;

test('OSE-WLD-14: who wanders by waits, is told to the referee alone, and is met at a distance in yards (OSE-WLD-15)', () => {
  const march = {
    type: 'SetCourse',
    heading: 'N',
    pace: 'march',
    way: 'country',
    mount: 'none',
    forage: false,
  } as const;
  const recording = wilds().play(march, player).play({ type: 'SkipDayStep' }, referee);
  const told = recording.table.length;
  const ruling = decide(
    recording.state,
    { type: 'CheckForWanderers', checks: 1 },
    referee,
    loaded(1, 8, 1, 1, 1, 4, 4, 4, 4, 4, 4, 4),
  );
  if (!ruling.granted) throw new Error(ruling.refusal.sentence);
  const state = ruling.events.reduce(evolve, recording.state);
  expect(state.drawnUp).toMatchObject({ name: 'Wolf', distance: null });
  expect(ruling.events.flatMap((event) => tell(event, player, state, recording.state) ?? [])).toEqual([]);
  expect(recording.table).toHaveLength(told);
  const begin = offers(state, referee).find(({ command, inputs }) => command === 'BeginEncounter' && inputs.length > 0);
  expect(begin?.inputs.find(({ name }) => name === 'setting')).toMatchObject({ preset: 'wilderness' });
  const atOnce = offers(state, referee).find(({ command, inputs }) => command === 'BeginEncounter' && !inputs.length);
  expect(atOnce?.fixed).toMatchObject({ setting: 'wilderness' });
});

test('OSE-WLD-09: a hex that costs more than a day is entered on a later one', () => {
  const draw = { type: 'DrawLand', name: 'The Weald', layout: 'flat', width: 3, height: 9, milesPerHex: 24 } as const;
  const wood = { type: 'PaintHexes', column: 1, row: 1, toColumn: 3, toRow: 9, ground: 'forest' } as const;
  const weald = new Recording(campaign([someone({ items: [rations] })]))
    .play(draw, referee)
    .play({ ...wood, road: false, river: false }, referee)
    .play({ type: 'PlaceParty', column: 2, row: 9 }, referee);
  const rows = [1, 2, 3].map(() => {
    weald.day('N', { lost: [6] });
    return weald.state.journey?.at.y;
  });
  expect(rows).toEqual([8, 7, 6]);
});

test('OSE-APX-11: a laden beast slows the day’s travel of the whole party, and one left at home does not', () => {
  const mule: Item = { ...rations, id: id('mule'), name: 'mule', quantity: 1, weight: 0, use: null };
  const store = id<'store'>('fresh-mule');
  const led = (count: number): Recording => {
    const { state } = wilds();
    const [owner = expect.fail('nobody travels')] = Object.values(state.creatures);
    const coins = { pp: 0, gp: count, ep: 0, sp: 0, cp: 0 };
    const rich = { ...owner, items: [...owner.items, mule], coins };
    const begun = new Recording({ ...state, creatures: { [rich.id]: rich } });
    begun.play({ type: 'LeadBeast', creature: rich.id, item: mule.id }, player);
    const kept = begun.state.stores?.[1]?.id ?? store;
    return begun.play({ type: 'StoreCoins', creature: rich.id, store: kept, coin: 'gp', count }, player);
  };
  const travelled = (on: Recording) =>
    on.day('N', { lost: [6] }).table.find((line) => line.startsWith('The party goes'));
  expect(travelled(led(2_000))).toBe('The party goes 24 miles across open country until evening: hex 0626 by its map.');
  expect(travelled(led(2_001))).toBe('The party goes 12 miles across open country until evening: hex 0628 by its map.');
  const left = led(2_001);
  const beast = left.state.stores?.[1]?.id ?? store;
  left.play({ type: 'MoveStore', store: beast, along: false }, player);
  expect(travelled(left)).toBe('The party goes 24 miles across open country until evening: hex 0626 by its map.');
});

test('OSE-WLD-10: a forced march is half as far again, and must be followed by a day of rest, unless the referee rules otherwise', () => {
  const march = wilds().day('N', { lost: [6], forced: true });
  expect(march.table.filter((line) => !line.startsWith('A day goes by'))).toEqual([
    'The party stands on hex 0630.',
    'Day 1 of the journey. The party marches hard to the north, across country.',
    'The party goes 36 miles across open country until evening: hex 0624 by its map.',
    'Day 1 of the journey ends. A day of rest is owed.',
  ]);
  const again = {
    type: 'SetCourse',
    heading: 'N',
    pace: 'forced',
    way: 'country',
    mount: 'none',
    forage: false,
  } as const;
  const asked = decide(march.state, again, referee, loaded());
  expect(asked.granted ? null : asked.refusal).toMatchObject({
    rule: 'OSE-WLD-10',
    sentence: 'A forced march is followed by a day of rest.',
  });
  expect(decide(march.state, again, referee, loaded(), true).granted).toBe(true);
  march.idle('rest');
  expect(decide(march.state, again, referee, loaded()).granted).toBe(true);
});

test('who sets out leaves the dungeon: the living leave the board, and put out what burns in their hands', () => {
  const aldo = someone({ at: at(1, 1) });
  const fallen = someone({ id: id('cid'), name: 'Cid', at: at(2, 1), conditions: ['dead'] });
  const lit = {
    id: id<'light'>('torch'),
    kind: 'torch',
    carriedBy: aldo.id,
    at: null,
    turnsLeft: 3,
    radius: 30,
  } as const;
  const begin = delve([aldo, fallen], { lights: { [lit.id]: lit } as never });
  const march = {
    type: 'SetCourse',
    heading: 'N',
    pace: 'march',
    way: 'country',
    mount: 'none',
    forage: false,
  } as const;
  const onHex = new Recording(begin)
    .play({ type: 'DrawLand', name: 'The March', layout: 'flat', width: 5, height: 5, milesPerHex: 6 }, referee)
    .play({ type: 'PlaceParty', column: 3, row: 3 }, referee).state;
  // From there it went into a dungeon.
  const abroad = new Recording({ ...onHex, creatures: begin.creatures, lights: begin.lights });
  expect(offers(abroad.state, player).some(({ command }) => command === 'SetCourse')).toBe(false);
  expect(ask(abroad.state, march, player)).toBe('not-your-seat');
  const told = (seat: Seat) => lineOf(toldOf(abroad.state, march, [], seat), 'CourseSet')?.text;
  const named = Object.values(abroad.state.scenes)[0]?.name ?? '';
  expect(told(player)).toBe(
    `Day 1 of the journey. The party leaves ${inside(named)} and sets out north, across country.`,
  );
  const [scene] = Object.values(abroad.state.scenes);
  const odd = { ...abroad.state, scenes: scene ? { [scene.id]: { ...scene, name: 'The Vault of $$ and $&' } } : {} };
  expect(lineOf(toldOf(odd, march, [], player), 'CourseSet')?.text).toContain(inside('The Vault of $$ and $&'));
  abroad.play(march, referee);
  expect(Object.values(abroad.state.creatures).map(({ at: place }) => place)).toEqual([null, fallen.at]);
  expect(abroad.state.lights).toEqual({});
  const prompt = project(abroad.state, referee).get('prompt');
  expect(prompt).toMatchObject({ sentence: 'Do they lose the way? Check for it' });
});
