import { type Offer, type Option, offer, type RuleId, type Ruleset, type Seat } from '../../../core/index.ts';
import { labelled, named } from '../../../core/inputs.ts';
import { counted } from '../../../core/words.ts';
import { type Offers, remembered, rosterOf, rulesOf } from '../../../play/index.ts';
import {
  type DayStep,
  type HexKey,
  hexAtKey,
  hexKey,
  type Journey,
  type Land,
  PACES,
  type Pace,
  type TravelDay,
  type WayOfTravel,
} from '../../../state/land.ts';
import { isAfield } from '../../../state/on-the-road.ts';
import { livingParty } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { hasRations } from '../../party/provisions/provisions.ts';
import { storesOf } from '../../party/stores/kept.ts';
import { mayReferee, speaksForParty } from '../../table/permission/permission.ts';
import { type Underway, underway } from '../day/day.ts';
import { HEADING_NAMES, type Heading, headingsOn } from '../day/heading.ts';
import { roadTo, withinReach } from '../day/route.ts';
import { type Bearings, bearingsOf } from '../direction/bearings.ts';
import { placeName } from '../land/tell.ts';
import { leadsNowhere } from './course.ts';
import { cannotGoSo, isOnBoard, mayRunDay, maySetOut } from './may.ts';
import { ofTheLand } from './people-of-land.ts';

export const travelOffers: Offers = remembered(
  (state, seat) => {
    const { land, journey } = state;
    if (!land || !journey || state.encounter) return [];
    const on = underway(state);
    const met = mayReferee(seat) && isAfield(state) && !state.drawnUp ? ofTheLand(state, land, journey) : [];
    if (!on && journey.adrift) return met;
    if (!on)
      return speaksForParty(state, seat) && !maySetOut(state, seat)
        ? [...goingOnTo(state, land, journey), ...courses(state, seat, land, journey), ...met]
        : met;
    return mayReferee(seat) ? [...ofStep(state, on), ...running(state, seat, on), ...skipping(state, on), ...met] : [];
  },
  (state, seat) => [
    state.land?.hexes,
    state.land?.charted,
    state.land?.layout,
    state.journey,
    state.encounter,
    state.drawnUp,
    state.party.caller,
    state.engagements,
    state.stores,
    isOnBoard(state),
    isAfield(state),
    hasRations(state),
    ...rosterOf(state, seat),
  ],
);

const PACE_LABELS = { march: 'Travel', forced: 'Forced march', rest: 'Rest all day', hunt: 'Hunt all day' } as const;
const WAY_LABELS: Readonly<Record<WayOfTravel, string>> = {
  country: 'Across country',
  road: 'Along the road',
  air: 'Through the air',
  oars: 'By oars',
  sails: 'Under sail',
};

/** A journey of several days is one press each morning. */
function goingOnTo(state: GameState, land: Land, { unfinished, ...journey }: Journey): Offer[] {
  if (unfinished?.goal === undefined) return [];
  const { goal, way, mount, forage } = unfinished;
  const asked = { goal, pace: 'march', way, mount: mount ?? 'none', forage } as const;
  if (leadsNowhere(state, asked) || cannotGoSo(state, asked)) return [];
  return [
    offer('SetCourse', `Go on to ${nameOf(land, goal)}`, {
      key: 'SetCourse:on',
      place: 'clock',
      rule: citesOf(rulesOf(state), journey.vessel !== null).course,
      next: true,
      fixed: asked,
    }),
  ];
}

/** A hex by its name and number, as the players' map has it. */
const nameOf = ({ charted }: Land, hex: HexKey): string => placeName(charted[hex]?.label, hex);

/** The named places of the players' map that the party can be bound for. */
function places(land: Land, { believed, vessel }: Journey): readonly Option<HexKey>[] {
  const named = (Object.keys(land.charted) as HexKey[]).filter(
    (key) => land.charted[key]?.label && key !== hexKey(believed),
  );
  if (named.length === 0) return [];
  const reached = withinReach(land, believed, vessel ? 'sails' : 'country');
  return named
    .filter((key) => reached.has(key))
    .map((key) => ({ value: key, label: nameOf(land, key), ...(vessel ? {} : byRoad(land, believed, key)) }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
}

/** How far it is on land where a road leads there. */
function byRoad(land: Land, from: Journey['believed'], goal: HexKey): Pick<Option, 'note'> {
  const road = roadTo(land, from, hexAtKey(goal));
  return road ? { note: `${counted(road.length * land.milesPerHex, 'mile')} along the road.` } : {};
}

/** One offer on foot, one mounted on each kind of beast that flies, one aboard. */
function courses(state: GameState, seat: Seat, land: Land, journey: Journey): Offer[] {
  const rules = rulesOf(state);
  const {
    miles: { steeds },
  } = rules.travel;
  const { vessel } = journey;
  const { course: rule } = citesOf(rules, vessel !== null);
  const known = places(land, journey);
  const headings = headingsOn(land.layout);
  if (vessel) {
    const ways = [
      ...(vessel.sailing === null ? [] : (['sails'] as const)),
      ...(vessel.rowing === null ? [] : (['oars'] as const)),
    ];
    return byHeadingOrPlace({ rule, headings, paces: ['march', 'rest'], ways, mounts: ['none'] }, known);
  }
  const paces = PACES.filter((pace) => pace !== 'forced' || journey.restOwed === 'no');
  const walking = Object.keys(steeds).filter((name) => !steeds[name]?.flies);
  const winged = Object.keys(steeds).filter((name) => steeds[name]?.flies && (mayReferee(seat) || isLed(state, name)));
  return [
    ...byHeadingOrPlace({ rule, headings, paces, ways: ['country', 'road'], mounts: ['none', ...walking] }, known),
    ...(winged.length > 0 ? [flight(state, { rule, headings, paces, ways: ['air'], mounts: winged })] : []),
  ];
}

/** Where no beast with wings goes along, it is a ruling that the referee has to look for. */
function flight(state: GameState, choices: Choices): Offer {
  const flies = course('SetCourse:air', 'Fly for the day', choices, false);
  return choices.mounts.some((name) => isLed(state, name)) ? flies : { ...flies, place: 'palette' };
}

/** Whether a beast goes along with the party. */
const isLed = (state: GameState, beast: string): boolean =>
  storesOf(state).some(({ along, name }) => along && name.toLowerCase().includes(beast));

/** What there is to choose from for a day. */
interface Choices {
  readonly rule: RuleId;
  readonly headings: readonly Heading[];
  readonly paces: readonly Pace[];
  readonly ways: readonly WayOfTravel[];
  readonly mounts: readonly string[];
}

const byHeadingOrPlace = (choices: Choices, known: readonly Option<HexKey>[]): Offer[] => [
  course('SetCourse', 'Set the day’s course', choices, true),
  ...(known.length > 0
    ? [
        offer('SetCourse', 'Travel to a place', {
          key: 'SetCourse:to',
          place: 'clock',
          rule: choices.rule,
          inputs: { goal: known, ...howOf({ ...choices, paces: onTheWay(choices.paces) }), ...wayTo(choices, known) },
        }),
      ]
    : []),
];

/** The road is taken first where one leads to some of these places; to the others one goes straight. */
function wayTo({ ways }: Choices, known: readonly Option<HexKey>[]) {
  const preset = known.some(({ note }) => note !== undefined) ? 'road' : ways[0];
  return { way: { of: labelled(ways, { ...WAY_LABELS, road: 'Along the road, where one leads there' }), preset } };
}

/** Who rests or hunts all day goes nowhere. */
const onTheWay = (paces: readonly Pace[]): readonly Pace[] =>
  paces.filter((pace) => pace === 'march' || pace === 'forced');

const course = (key: string, label: string, choices: Choices, next: boolean): Offer =>
  offer('SetCourse', label, {
    key,
    place: 'clock',
    rule: choices.rule,
    next,
    inputs: { heading: labelled(choices.headings, HEADING_NAMES), ...howOf(choices) },
  });

/** How the day is spent and gone. */
const howOf = ({ paces, ways, mounts }: Choices) => ({
  pace: labelled(paces, PACE_LABELS),
  way: labelled(ways, WAY_LABELS),
  mount: mounts.map((value) => ({ value, label: value === 'none' ? 'On foot' : value })),
  forage: false,
});

/** Where the book speaks of the steps of a day, on land or aboard. */
const citesOf = ({ travel: { cites: land }, voyage: { cites: sea } }: Ruleset, aboard: boolean) =>
  ({
    course: aboard ? sea.day : land.day,
    losingDirection: aboard ? sea.astray : land.astray,
    weather: sea.wind,
    wandering: aboard ? sea.wandering : land.wandering,
    description: aboard ? sea.day : land.terrain,
    endOfDay: aboard ? sea.day : land.rest,
  }) satisfies Record<DayStep, RuleId>;

function ofStep(state: GameState, { land, journey, day }: Underway): Offer[] {
  const rules = rulesOf(state);
  const { travel, voyage } = rules;
  const step = { place: 'clock', rule: citesOf(rules, journey.vessel !== null)[day.step], next: true } as const;
  switch (day.step) {
    case 'losingDirection':
      return [
        offer('CheckDirection', 'Check whether they lose the way', {
          ...step,
          ...(journey.vessel ? {} : { fixed: { navigator: false } }),
          inputs: risks(bearingsOf(state, { land, journey, day }), journey.vessel !== null),
        }),
      ];
    case 'wandering': {
      if (state.drawnUp) return [];
      const preset = (journey.vessel ? voyage : travel).checksADay;
      return [
        offer('CheckForWanderers', 'Check for wandering monsters', {
          ...step,
          inputs: { checks: preset },
        }),
      ];
    }
    case 'description':
      return [day.course.pace === 'hunt' ? hunting({ ...step, rule: travel.cites.hunting }) : goingOn(step)];
    case 'endOfDay':
      return [endingDay(state, day, step), ...ofTheNight(state, journey, day)];
    case 'course':
    case 'weather':
      return [];
    default:
      return day.step satisfies never;
  }
}

type Step = Pick<Offer, 'place' | 'rule' | 'next'>;

const hunting = (step: Step): Offer =>
  offer('GoOn', 'They hunt', { ...step, inputs: { hexes: { most: 1, preset: 1 } } });

const goingOn = (step: Step): Offer =>
  offer('GoOn', 'They go on', {
    ...step,
    inputs: { hexes: { most: 50, preset: 50, label: 'Hexes at most' }, sight: 0 },
  });

const risks = ({ trailOrRiver, landmark, navigator }: Bearings, aboard: boolean) => ({
  guide: false,
  trailOrRiver,
  landmark,
  ...(aboard && { navigator }),
});

/** Up to four times a day the referee may look for wandering monsters: once of them in the night. */
function ofTheNight(state: GameState, { vessel }: Journey, { night }: TravelDay): Offer[] {
  if (night || state.drawnUp) return [];
  const { travel, voyage } = rulesOf(state);
  return [
    offer('CheckForWanderers', 'Check who comes in the night', {
      place: 'clock',
      rule: (vessel ? voyage : travel).cites.wandering,
      key: 'CheckForWanderers:night',
      fixed: { checks: 1 },
    }),
  ];
}

/** Who heals is asked after a day of rest alone, and nobody rests in the water; whether the rest was broken into, also where somebody came in the night. */
function endingDay(state: GameState, { course, night }: TravelDay, step: Step): Offer {
  const eaten = { food: hasRations(state), water: false };
  if (course.pace !== 'rest' || state.journey?.adrift)
    return night === 'broken'
      ? offer('EndDay', 'End the day', {
          ...step,
          fixed: { resting: [] },
          inputs: { ...eaten, disturbed: true },
        })
      : offer('EndDay', 'End the day', { ...step, fixed: { disturbed: false, resting: [] }, inputs: eaten });
  const living = named(livingParty(state));
  return offer('EndDay', 'End the day', {
    ...step,
    inputs: {
      ...eaten,
      disturbed: { preset: night === 'broken', label: 'Their rest was disturbed' },
      resting: { of: living, preset: living.map(({ value }) => value) },
    },
  });
}

/** All that is left of the day by one press. */
const running = (state: GameState, seat: Seat, { journey }: Underway): Offer[] =>
  mayRunDay(state, { type: 'RunDay' }, seat).length > 0
    ? []
    : [
        offer('RunDay', 'Go through the day', {
          place: 'clock',
          rule: citesOf(rulesOf(state), journey.vessel !== null).course,
        }),
      ];

const skipping = (state: GameState, { land, day, journey }: Underway): Offer[] =>
  day.step === 'endOfDay'
    ? []
    : [
        offer('RuleHeading', 'Say where they really go', {
          place: 'clock',
          rule: rulesOf(state).travel.cites.lost,
          inputs: { heading: labelled(headingsOn(land.layout), HEADING_NAMES) },
        }),
        offer('SkipDayStep', 'Skip this step of the day', {
          place: 'clock',
          rule: citesOf(rulesOf(state), journey.vessel !== null).course,
        }),
      ];
