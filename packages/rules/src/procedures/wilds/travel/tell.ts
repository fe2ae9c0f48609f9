import type { Line, Note, RuleId, Why } from '../../../core/index.ts';
import { aOr, atFirst, counted, creaturesOf, listed, plural, verb } from '../../../core/words.ts';
import { rulesOf, type Tellers, toAll, toEach, toNobody, toReferee } from '../../../play/index.ts';
import { type Course, type Ground, hexKey, hexName, type Vessel } from '../../../state/land.ts';
import type { GameState } from '../../../state/state.ts';
import { throwsThatBring } from '../../body/monsters/throws.ts';
import { against, chanceText } from '../../table/chance/chance.ts';
import { rateByLand } from '../day/day.ts';
import { HEADING_NAMES } from '../day/heading.ts';
import { takesRoad, wayGone } from '../day/route.ts';
import { placeOnMap } from '../land/tell.ts';
import type { VoyageRule } from '../voyage/rule.ts';
import { DAYS } from '../weather/skies.ts';
import { skyToday } from '../weather/today.ts';
import type { Halt, PartyTravelled, TravelEvent } from './events.ts';
import type { TravelRule } from './rule.ts';

/** @param place what the place that they are bound for is called; null where they only go on the same way */
type Plan = (course: Course, place: string | null) => string;

const riding = (mount: string | null): string => (mount ? `, on ${plural(mount)}` : '');

const PLANS: Readonly<Record<Course['pace'], Plan>> = {
  march: ({ heading, way, mount }, place) =>
    `The party sets out ${place ? `for ${place}` : HEADING_NAMES[heading]}, ${WAYS[way]}${riding(mount)}.`,
  forced: ({ heading, way, mount }, place) =>
    `The party marches hard to ${place ?? `the ${HEADING_NAMES[heading]}`}, ${WAYS[way]}${riding(mount)}.`,
  rest: () => 'The party rests for the day.',
  hunt: () => 'The party hunts for the day.',
};
/** As the players' map names it; null for a course to no place. */
const placeOf = (state: GameState, { goal }: Course): string | null =>
  goal === undefined ? null : placeOnMap(state, goal);

const asGone = ({ land, journey }: GameState, course: Course): Course =>
  land && journey ? { ...course, way: wayGone(land, journey.believed, course) } : course;

const WAYS: Readonly<Record<Course['way'], string>> = {
  country: 'across country',
  road: 'along the road',
  air: 'through the air',
  oars: 'by oars',
  sails: 'under sail',
};
/** Of a party that has not left its hex. */
const STAYS: Readonly<Record<Halt, string>> = {
  evening: 'The party is in the same hex at evening.',
  chosen: 'The party halts where it is.',
  goal: 'The party is where it was bound.',
  edge: 'The party is at the edge of the map.',
  water: 'Water bars the way: the party goes no farther.',
  shore: 'A shore bars the way: the party goes no farther.',
  becalmed: 'There is no wind: the party lies still.',
};
const HALTS: Readonly<Record<Halt, string>> = {
  evening: 'until evening',
  chosen: 'and halts there',
  goal: 'and is where it was bound',
  edge: 'to the edge of the map',
  water: 'until water bars the way',
  shore: 'until a shore bars the way',
  becalmed: 'and lies without wind',
};

/** Why nobody gets anywhere; without a ship it is no want of wind. */
const stays = ({ journey }: GameState, halt: Halt): string =>
  halt === 'becalmed' && !journey?.vessel ? 'The party makes no way.' : STAYS[halt];

const ACROSS: Readonly<Record<Ground, string>> = {
  clear: 'open country',
  grasslands: 'grassland',
  settled: 'settled country',
  city: 'a city',
  barren: 'barren country',
  broken: 'broken country',
  hills: 'hills',
  forest: 'forest',
  mountains: 'mountains',
  desert: 'desert',
  jungle: 'jungle',
  swamp: 'swamp',
  ocean: 'open water',
  lake: 'a lake',
};

/** Where somebody is met, by the name of the table that brought them. */
const MET_ON: Readonly<Record<string, string>> = {
  clear: 'in open country',
  grasslands: 'in grassland',
  city: 'in the city',
  hills: 'in the hills',
  forest: 'in the forest',
  mountains: 'in the mountains',
  desert: 'in the desert',
  jungle: 'in the jungle',
  swamp: 'in the swamp',
  ocean: 'on open water',
  lake: 'on the lake',
  river: 'on the river',
  aerial: 'in the air',
};

/** Each ground once, in the order it was come to. */
const across = (grounds: readonly Ground[]): string => listed([...new Set(grounds.map((ground) => ACROSS[ground]))]);

/** The hexes come to in turn, and what each is covered with. */
type Gone = Pick<PartyTravelled, 'path' | 'grounds'>;

/** The grounds of those into which the party took no road. */
function withoutRoad({ land, journey }: GameState, { path, grounds }: Gone): readonly Ground[] {
  const course = journey?.day?.course;
  const places = journey ? [journey.at, ...path] : [];
  return grounds.filter((_, nth) => {
    const [from, to] = places.slice(nth, nth + 2);
    return !(land && course && from && to && takesRoad(land, course, from, to));
  });
}

/** `along the road and across hills`: the ground is told of those hexes into which the party took no road. */
function overWhat(state: GameState, gone: Gone): string {
  const offRoad = withoutRoad(state, gone);
  const road = offRoad.length < gone.grounds.length ? ['along the road'] : [];
  return listed([...road, ...(offRoad.length > 0 ? [`across ${across(offRoad)}`] : [])]);
}

/** How a day's miles are reckoned, by land, air and water, and how far one sees. */
function whyOfWay(state: GameState, before: GameState, gone: Gone): Why {
  const { journey } = state;
  const { travel, voyage } = rulesOf(state);
  const course = before.journey?.day?.course;
  const offRoad = withoutRoad(before, gone);
  const onRoad = offRoad.length < gone.grounds.length;
  const way = !course ? 'country' : onRoad ? course.way : asGone(before, course).way;
  const aboard = journey?.vessel ?? null;
  const seen: Note = aboard
    ? { rule: voyage.cites.sight, text: 'land is drawn as far as it is seen from the water' }
    : { rule: travel.cites.sight, text: 'open country is drawn for three miles around' };
  const afloat = aboard && (way === 'oars' || way === 'sails') ? { formula: reckonedAfloat(aboard, way, journey) } : {};
  const base = aboard || !course ? 0 : rateByLand(state, rulesOf(state), course);
  const { rule, formula } = reckonings(travel.cites, voyage.cites, base)[way];
  const forced = !aboard && course?.pace === 'forced' ? hurried(travel) : { by: '', notes: [] };
  const sky = aboard ? null : skyToday(state);
  const slowed =
    sky && DAYS[sky].travel < 1 ? ` × ${asFraction(DAYS[sky].travel)} by the weather (${DAYS[sky].name})` : '';
  return {
    rule,
    formula: `${formula}${forced.by}${slowed}`,
    ...afloat,
    notes: [
      { rule: aboard ? voyage.cites.oars : travel.cites.miles, text: 'a fifth of the base rate is the miles of a day' },
      ...(way === 'country' || way === 'road' ? throughGrounds(travel, base, offRoad) : []),
      ...forced.notes,
      ...(aboard ? carried(before, voyage.cites.river) : []),
      ...(aboard && journey?.day?.swept ? [{ rule: voyage.cites.gale, text: 'a gale sweeps the ship that far' }] : []),
      seen,
    ],
  };
}

/** What of the way into the next hex was made on days before: only the referee knows how far into a hex the party is. */
function madeBefore(state: GameState): readonly Note[] {
  const { day, vessel } = state.journey ?? {};
  const { travel, voyage } = rulesOf(state);
  if (!day?.begun) return [];
  const [days, miles] = [day.begun, day.made ?? 0].map((each) => Math.round(each * 100) / 100);
  const far = miles ? counted(miles, 'mile') : `${aOr(days ?? 0, 'day')} of travel`;
  const rule = vessel ? voyage.cites.oars : travel.cites.miles;
  return [{ rule, text: `${far} into the next hex had been made before` }];
}

/** Why rest is due at the end of a day, or is not. @param forced it is owed for a forced march */
function whyOfRest(state: GameState, wayworn: boolean, forced: boolean): Why {
  const { travel, voyage } = rulesOf(state);
  if (forced) return { rule: travel.cites.forced, formula: 'a whole day of rest after a forced march' };
  const { vessel = null, adrift } = state.journey ?? {};
  return (vessel || adrift) && !wayworn
    ? { rule: voyage.cites.day, formula: 'time, provisions, magic and the crew’s rest' }
    : { rule: travel.cites.rest, formula: 'one day of rest for six of travel' };
}

/** What a forced march adds to a day's way. */
const hurried = ({ miles, cites }: TravelRule): { readonly by: string; readonly notes: readonly Note[] } => ({
  by: ` × ${asFraction(miles.forcedMarch)} for the forced march`,
  notes: [{ rule: cites.forced, text: 'a day of rest is owed for it' }],
});

/** How far a day goes through each ground that is slower than open country. */
const throughGrounds = ({ miles, cites }: TravelRule, base: number, grounds: readonly Ground[]): readonly Note[] =>
  [...new Set(grounds)]
    .map((ground) => ({ ground, far: miles.onLand(base, ground) }))
    .filter(({ far }) => far < base / MILES_OF_RATE)
    .map(({ ground, far }) => ({
      rule: cites.terrain,
      text: `${ACROSS[ground]}: ${counted(Math.round(far * 100) / 100, 'mile')} a day`,
    }));

/** What a current adds to a day's way, or takes from it. */
function carried({ journey }: GameState, rule: RuleId): readonly Note[] {
  const miles = journey?.day?.current ?? 0;
  const text = `the current ${miles > 0 ? 'adds' : 'takes'} ${counted(Math.abs(miles), 'mile')}`;
  return miles === 0 ? [] : [{ rule, text }];
}

/** `rowing rate 90 ÷ 5 × 1/3 by the wind: 6 miles a day`: all that the miles of a ship are made of. */
function reckonedAfloat(
  { rowing, sailing, holed }: Vessel,
  way: 'oars' | 'sails',
  journey: GameState['journey'],
): string {
  const rate = (way === 'oars' ? rowing : sailing) ?? 0;
  const wind = journey?.day?.windFactor[way] ?? 1;
  const miles = ((rate / MILES_OF_RATE) * wind * (holed ? 2 : 3)) / 3;
  const parts = [
    `${way === 'oars' ? 'rowing' : 'sailing'} rate ${rate} ÷ ${MILES_OF_RATE}`,
    ...(wind === 1 ? [] : [`× ${asFraction(wind)} by the wind`]),
    ...(holed ? ['× 2/3 for the water taken on'] : []),
  ];
  return `${parts.join(' ')}: ${counted(Math.round(miles * 100) / 100, 'mile')} a day`;
}

/** Of the base rate, a mile a day for each so many feet. */
const MILES_OF_RATE = 5;

/** `4/3` for a number of whole thirds or quarters; else as it is. */
function asFraction(value: number): string {
  const of = [1, 2, 3, 4].find((each) => Math.abs(value * each - Math.round(value * each)) < 1e-9);
  if (of === undefined) return `${Math.round(value * 100) / 100}`;
  return of === 1 ? `${Math.round(value)}` : `${Math.round(value * of)}/${of}`;
}

const reckonings = (
  land: TravelRule['cites'],
  sea: VoyageRule['cites'],
  base: number,
): Readonly<Record<Course['way'], Required<Pick<Why, 'rule' | 'formula'>>>> => ({
  country: { rule: land.terrain, formula: `base rate ${base} ÷ 5 miles a day, by terrain` },
  road: {
    rule: land.terrain,
    formula: `base rate ${base} ÷ 5 miles a day, half as much again by road, by terrain where there is none`,
  },
  air: { rule: land.air, formula: `base rate ${base} ÷ 5 miles a day, doubled in the air` },
  oars: { rule: sea.oars, formula: 'rowing rate ÷ 5 miles a day' },
  sails: { rule: sea.sails, formula: 'sailing rate ÷ 5 miles a day, by the wind' },
});

/** Of those whom a storm lets make no way: they lie where they are, or have lost the ship. Null for all others. */
function stormBound(state: GameState): Line | null {
  const { cites, weather } = rulesOf(state).voyage;
  const { day, vessel } = state.journey ?? {};
  if (!day?.wind || day.swept || weather.strength(day.wind) !== 'gale') return null;
  const [text, formula] = vessel
    ? (['The storm lets the ship make no way today.', 'a ship that rides out a storm makes no progress'] as const)
    : (['The ship is lost: nobody sails on today.', 'a ship that sinks goes no farther'] as const);
  return { kind: 'time', text, why: { rule: cites.shore, formula } };
}

export const travelTellers: Tellers<TravelEvent> = {
  CourseSet: ({ course }, after) =>
    toAll({
      kind: 'time',
      what: { type: 'day', day: (after.journey?.days.length ?? 0) + 1 },
      text: `Day ${(after.journey?.days.length ?? 0) + 1} of the journey. ${PLANS[course.pace](asGone(after, course), placeOf(after, course))}`,
      why: {
        rule:
          course.pace === 'forced'
            ? rulesOf(after).travel.cites.forced
            : after.journey?.vessel
              ? rulesOf(after).voyage.cites.day
              : rulesOf(after).travel.cites.day,
        formula: 'the players decide the course',
      },
    }),
  DirectionChecked: ({ chance, roll, veer, heading, why }) =>
    toReferee({
      kind: 'roll',
      text: veer
        ? `Losing the way, ${chanceText(chance)}: they are lost, and really go ${HEADING_NAMES[heading]}.`
        : chance.upTo === 0
          ? 'They cannot lose the way.'
          : `Losing the way, ${chanceText(chance)}: they keep it.`,
      rolls: [roll, veer].flatMap((thrown) => thrown ?? []),
      why,
      ...(veer ? { tone: 'bad' } : {}),
    }),
  HeadingRuled: ({ heading }, after) =>
    toReferee({
      kind: 'ruling',
      text: `The party really goes ${HEADING_NAMES[heading]}.`,
      why: { rule: rulesOf(after).travel.cites.lost, formula: 'the referee rules' },
    }),
  WanderersChecked: ({ chance, roll, encounter, night, why }) =>
    toReferee({
      kind: 'roll',
      text: `Wandering monsters${night ? ' in the night' : ''}, ${chanceText(chance)}: ${encounter ? 'something comes.' : 'nothing comes.'}`,
      rolls: [roll],
      why,
      ...(encounter ? { tone: 'bad' } : {}),
    }),
  BandDrawnUp: ({ name, ground, table, number, creatures, hitPoints }, after) =>
    toReferee({
      kind: 'encounter',
      text: `${atFirst(creaturesOf(creatures.length, name))} ${MET_ON[ground] ?? `in ${ground} country`}; how far off is thrown once surprise is known.`,
      rolls: [table, number, ...hitPoints],
      why: {
        rule: rulesOf(after).travel.cites.met,
        formula: `table of ${ground}; number appearing`,
        throws: throwsThatBring(table, number, hitPoints, creatures),
      },
      tone: 'bad',
    }),
  Foraged: ({ check, feeds }, after) =>
    toAll({
      kind: 'roll',
      text: feeds ? `Foraging finds food for ${feeds.total === 1 ? 'one' : feeds.total}.` : 'Foraging finds nothing.',
      rolls: feeds ? [check, feeds] : [check],
      why: {
        rule: rulesOf(after).travel.cites.foraging,
        formula: 'd6 ≤ 1-in-6, then 1d6 are fed',
        throws: [
          { who: 'Foraging', ...against(rulesOf(after).travel.food.forage.chance, check) },
          ...(feeds ? [{ who: 'So many are fed', roll: feeds }] : []),
        ],
      },
    }),
  Hunted: ({ check, animals }, after) =>
    toAll({
      kind: 'roll',
      text: animals ? 'The hunt comes upon animals fit to eat.' : 'The hunt finds nothing.',
      rolls: [check],
      why: {
        rule: rulesOf(after).travel.cites.hunting,
        formula: 'd6 ≤ 1-in-6',
        ...against(rulesOf(after).travel.food.hunt, check),
      },
    }),
  PartyTravelled: ({ path, believed, grounds, miles, halt }, after, before) => {
    const storm = path.length === 0 ? stormBound(after) : null;
    if (storm) return toAll(storm);
    const why = whyOfWay(after, before, { path, grounds });
    // Where the map ends would tell a party that is lost where it is.
    const shown = halt === 'edge' ? 'chosen' : halt;
    const whole = { ...why, notes: [...(why.notes ?? []), ...madeBefore(before)] };
    if (path.length === 0)
      return toEach(
        { kind: 'time', text: stays(after, halt), why: whole },
        { kind: 'time', text: stays(after, shown), why },
      );
    const goes = after.journey?.day?.swept ? 'is driven' : 'goes';
    const told = `The party ${goes} ${counted(miles, 'mile')} ${overWhat(before, { path, grounds })}`;
    const place = believed.at(-1);
    const table = {
      kind: 'time',
      text: `${told} ${HALTS[shown]}: ${place ? placeOnMap(after, hexKey(place)) : 'hex ?'} by its map.`,
      why,
    } as const;
    const by = `${verb(path.length, 'hex', 'hexes')} ${listed(path.map(hexName))}`;
    return toEach({ ...table, text: `${told} ${HALTS[halt]}: ${by}.`, why: whole }, table);
  },
  DayStepSkipped: () => toNobody,
  TravelDayEnded: ({ number, wayworn, restOwed }, after) =>
    toAll({
      kind: 'time',
      text: `Day ${number} of the journey ends.${wayworn ? ' The party is wayworn: −1 to attacks and damage.' : ''}${restOwed === 'no' ? '' : ' A day of rest is owed.'}`,
      why: whyOfRest(after, wayworn, restOwed !== 'no'),
      ...(wayworn ? { tone: 'bad' } : {}),
    }),
};
