import { type Square, sameSquare } from '@lanthorn/geometry';
import type { Line, Note, RuleId, Why } from '../../../core/index.ts';
import { aOr, atFirst, counted, creaturesOf, listed, plural, verb } from '../../../core/words.ts';
import { rulesOf, type Tellers, type Telling, toAll, toEach, toNobody, toReferee } from '../../../play/index.ts';
import { type Course, hexKey, hexName } from '../../../state/land.ts';
import type { GameState } from '../../../state/state.ts';
import { inOneThrow, throwsThatBring } from '../../body/monsters/throws.ts';
import { mapsInWords } from '../../dungeon/exits/leave-board.ts';
import { isWayworn } from '../../dungeon/rest/wayworn.ts';
import { against, chanceText } from '../../table/chance/chance.ts';
import { HEADING_NAMES } from '../day/heading.ts';
import { placeOnMap } from '../land/tell.ts';
import type { Halt, TravelDayEnded, TravelEvent } from './events.ts';
import { across, asGone, type Gone, whyOfWay, withoutRoad } from './reckoned.ts';

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
/** What a party does that stood on a map until then. @param maps what it leaves, in words; null for nothing */
const leaving = (plan: string, maps: string | null): string =>
  maps ? plan.replace(/^The party /, () => `The party leaves ${maps} and `) : plan;

/** As the players' map names it; null for a course to no place. */
const placeOf = (state: GameState, { goal }: Course): string | null =>
  goal === undefined ? null : placeOnMap(state, goal);

const WAYS: Readonly<Record<Course['way'], string>> = {
  country: 'across country',
  road: 'along the road',
  air: 'through the air',
  oars: 'by oars',
  sails: 'under sail',
};
/** Of a party that has not left its hex. */
const STAYS: Readonly<Record<Halt, string>> = {
  evening: 'At evening the party is still in the same hex.',
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

/** `to the edge of its own map`, of a party that believes itself there. */
const byOwnMap = ({ journey }: GameState, text: string): string =>
  journey && !sameSquare(journey.at, journey.believed) ? text.replace('the map', 'its own map') : text;

/** `hexes 0102 and 0101, where the map ends`: each once, of a party that went about in the last. */
function through(path: readonly Square[], { journey }: GameState): string {
  const hexes = [...new Set(path.map(hexName))];
  const from = journey ? [journey.at, ...path] : [];
  const ends = path.some((hex, nth) => from[nth] && sameSquare(hex, from[nth]));
  return `${verb(hexes.length, 'hex', 'hexes')} ${listed(hexes)}${ends ? ', where the map ends' : ''}`;
}

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

/** By which rule is known how far off somebody is who is met on the way. */
function farOff(state: GameState): RuleId {
  const { id, outdoors } = rulesOf(state).distance;
  return outdoors?.[state.journey?.vessel ? 'water' : 'wilderness'].rule ?? id;
}

/** `along the road and across hills`: the ground is told of those hexes into which the party took no road. */
function overWhat(state: GameState, gone: Gone): string {
  const offRoad = withoutRoad(state, gone);
  const road = offRoad.length < gone.grounds.length ? ['along the road'] : [];
  return listed([...road, ...(offRoad.length > 0 ? [`across ${across(offRoad)}`] : [])]);
}

/** What of the way into the next hex was made on days before: only the referee knows how far into a hex the party is. */
function madeBefore(state: GameState): readonly Note[] {
  const { day } = state.journey ?? {};
  return day?.begun ? [intoNext(state, { days: day.begun, miles: day.made }, 'had been made before')] : [];
}

/** What of it has been made by the evening; nothing new on a day without a way. */
function madeByNow(state: GameState, { inHand, mark }: TravelDayEnded): readonly Note[] {
  return inHand && mark === 'T' ? [intoNext(state, inHand, 'made by this evening')] : [];
}

function intoNext(
  state: GameState,
  way: { readonly days: number; readonly miles?: number | undefined },
  when: string,
): Note {
  const { travel, voyage } = rulesOf(state);
  const [days, miles] = [way.days, way.miles ?? 0].map((each) => Math.round(each * 100) / 100);
  const far = miles ? counted(miles, 'mile') : `${aOr(days ?? 0, 'day')} of travel`;
  return {
    rule: state.journey?.vessel ? voyage.cites.oars : travel.cites.miles,
    text: `${far} into the next hex ${when}`,
  };
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
  CourseSet: ({ course, from = [] }, after, before) => {
    const { cites } = after.journey?.vessel ? rulesOf(after).voyage : rulesOf(after).travel;
    const day = (after.journey?.days.length ?? 0) + 1;
    const plan = PLANS[course.pace](asGone(after, course), placeOf(after, course));
    const line = (to: keyof Telling): Line => ({
      kind: 'time',
      what: { type: 'day', day },
      text: `Day ${day} of the journey. ${leaving(plan, mapsInWords(before, from, to))}`,
      why: {
        rule: course.pace === 'forced' ? rulesOf(after).travel.cites.forced : cites.day,
        formula: 'the players decide the course',
      },
    });
    return toEach(line('referee'), line('table'));
  },
  DirectionChecked: ({ chance, roll, veer, heading, why }) =>
    toReferee({
      kind: 'roll',
      text: veer
        ? `${roll ? `Losing the way, ${chanceText(chance)}: they are lost` : 'They are sure to lose the way'}, and really go ${HEADING_NAMES[heading]}.`
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
      rolls: [table, number, ...inOneThrow(hitPoints)],
      why: {
        rule: farOff(after),
        formula: `table of ${ground}; number appearing`,
        throws: throwsThatBring(table, number, hitPoints, creatures, name),
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
    // Logs of old end where the map really does, which would tell a party that is lost where it is.
    const shown = halt === 'edge' ? 'chosen' : halt;
    const whole = { ...why, notes: [...(why.notes ?? []), ...madeBefore(before)] };
    if (path.length === 0)
      return toEach(
        { kind: 'time', text: byOwnMap(after, stays(after, halt)), why: whole },
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
    return toEach(
      { ...table, text: `${told} ${byOwnMap(after, HALTS[halt])}: ${through(path, before)}.`, why: whole },
      table,
    );
  },
  DayStepSkipped: () => toNobody,
  TravelDayEnded: (event, after, before) => {
    const { number, mark, wayworn, restOwed } = event;
    const refreshed = mark === 'R' && isWayworn(before) ? ' The party is wayworn no longer.' : '';
    const line: Line = {
      kind: 'time',
      text: `Day ${number} of the journey ends.${wayworn ? ' The party is wayworn: −1 to attacks and damage.' : refreshed}${restOwed === 'no' ? '' : ' A day of rest is owed.'}`,
      why: whyOfRest(after, wayworn, restOwed !== 'no'),
      ...(wayworn ? { tone: 'bad' } : {}),
    };
    const made = madeByNow(after, event);
    return line.why && made.length > 0
      ? toEach({ ...line, why: { ...line.why, notes: [...(line.why.notes ?? []), ...made] } }, line)
      : toAll(line);
  },
};
