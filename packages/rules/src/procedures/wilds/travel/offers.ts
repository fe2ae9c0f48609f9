import { type Offer, offer, type RuleId, type Ruleset } from '../../../core/index.ts';
import { choice, choices, flag, labelled, named, number } from '../../../core/inputs.ts';
import { type Offers, remembered, rosterOf, rulesFor } from '../../../play/index.ts';
import { type DayStep, type Journey, PACES, type Way } from '../../../state/land.ts';
import { isDead, partyOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { mayReferee, speaksForParty } from '../../table/permission/permission.ts';
import { type Underway, underway } from '../day/day.ts';
import { HEADING_NAMES, HEADINGS } from '../day/heading.ts';
import { type Bearings, bearingsOf } from '../direction/bearings.ts';
import { isOnBoard, maySetOut } from './may.ts';
import { FARTHEST_SEEN } from './way.ts';

export const travelOffers: Offers = remembered(
  (state, seat) => {
    const { land, journey } = state;
    if (!land || !journey || state.encounter) return [];
    const on = underway(state);
    if (!on && journey.adrift) return [];
    if (!on) return speaksForParty(state, seat) && !maySetOut(state, seat) ? courses(state, journey) : [];
    return mayReferee(seat) ? [...ofStep(state, on), ...skipping(state, on)] : [];
  },
  (state, seat) => [
    state.land?.hexes,
    state.land?.layout,
    state.journey,
    state.encounter,
    state.drawnUp,
    state.party.caller,
    state.engagements,
    isOnBoard(state),
    ...rosterOf(state, seat),
  ],
);

const PACE_LABELS = { march: 'Travel', forced: 'Forced march', rest: 'Rest all day', hunt: 'Hunt all day' } as const;
const WAY_LABELS: Readonly<Record<Way, string>> = {
  country: 'Across country',
  road: 'Along the road',
  air: 'Through the air',
  oars: 'By oars',
  sails: 'Under sail',
};

/** One offer on foot, one mounted on each kind of beast that flies, one aboard. */
function courses(state: GameState, journey: Journey): Offer[] {
  const rules = rulesFor(state.ruleset);
  const {
    miles: { steeds },
  } = rules.travel;
  const { vessel } = journey;
  const { course: rule } = citesOf(rules, vessel !== null);
  if (vessel) {
    const ways = [
      ...(vessel.sailing === null ? [] : (['sails'] as const)),
      ...(vessel.rowing === null ? [] : (['oars'] as const)),
    ];
    return [course('SetCourse', 'Set the day’s course', rule, ['march', 'rest'], ways, ['none'], true)];
  }
  const paces = PACES.filter((pace) => pace !== 'forced' || journey.restOwed === 'no');
  const walking = Object.entries(steeds).filter(([, { flies }]) => !flies);
  const winged = Object.entries(steeds).filter(([, { flies }]) => flies);
  return [
    course(
      'SetCourse',
      'Set the day’s course',
      rule,
      paces,
      ['country', 'road'],
      ['none', ...walking.map(([name]) => name)],
      true,
    ),
    ...(winged.length > 0
      ? [
          course(
            'SetCourse:air',
            'Fly for the day',
            rule,
            paces,
            ['air'],
            winged.map(([name]) => name),
            false,
          ),
        ]
      : []),
  ];
}

function course(
  key: string,
  label: string,
  rule: RuleId,
  paces: readonly (keyof typeof PACE_LABELS)[],
  ways: readonly Way[],
  mounts: readonly string[],
  next: boolean,
): Offer {
  return offer('SetCourse', label, {
    key,
    place: 'clock',
    rule,
    next,
    inputs: [
      choice('heading', 'Heading', labelled(HEADINGS, HEADING_NAMES)),
      choice('pace', 'The day', labelled(paces, PACE_LABELS)),
      choice('way', 'How', labelled(ways, WAY_LABELS)),
      choice(
        'mount',
        'Mounts',
        mounts.map((value) => ({ value, label: value === 'none' ? 'On foot' : value })),
      ),
      flag('forage', 'Forage on the way'),
    ],
  });
}

/** Where the book speaks of the steps of a day, on land or aboard. */
const citesOf = ({ travel: { cites: land }, voyage: { cites: sea } }: Ruleset, aboard: boolean) =>
  ({
    course: aboard ? sea.day : land.day,
    losingDirection: aboard ? sea.astray : land.astray,
    weather: sea.wind,
    wandering: aboard ? sea.wandering : land.wandering,
    description: aboard ? sea.day : land.terrain,
    endOfDay: land.rest,
  }) satisfies Record<DayStep, RuleId>;

function ofStep(state: GameState, { land, journey, day }: Underway): Offer[] {
  const rules = rulesFor(state.ruleset);
  const { travel, voyage } = rules;
  const step = { place: 'clock', rule: citesOf(rules, journey.vessel !== null)[day.step], next: true } as const;
  switch (day.step) {
    case 'losingDirection':
      return [
        offer('CheckDirection', 'Check whether they lose the way', {
          ...step,
          inputs: risks(bearingsOf(state, { land, journey, day })),
        }),
      ];
    case 'wandering': {
      if (state.drawnUp) return [];
      const preset = (journey.vessel ? voyage : travel).checksADay;
      return [
        offer('CheckForWanderers', 'Check for wandering monsters', {
          ...step,
          inputs: [number('checks', 'Checks', [1, 4], preset)],
        }),
      ];
    }
    case 'description':
      return [day.course.pace === 'hunt' ? hunting({ ...step, rule: travel.cites.hunting }) : goingOn(step)];
    case 'endOfDay':
      return [offer('EndDay', 'End the day', { ...step, inputs: evening(state) })];
    case 'course':
    case 'weather':
      return [];
    default:
      return day.step satisfies never;
  }
}

type Step = Pick<Offer, 'place' | 'rule' | 'next'>;

const hunting = (step: Step): Offer =>
  offer('GoOn', 'They hunt', { ...step, inputs: [number('hexes', 'Hexes', [1, 1], 1)] });

const goingOn = (step: Step): Offer =>
  offer('GoOn', 'They go on', {
    ...step,
    inputs: [
      number('hexes', 'Hexes at most', [1, 50], 50),
      number('sight', 'Miles they see, if farther than usual', [0, FARTHEST_SEEN], 0),
    ],
  });

const risks = ({ trailOrRiver, landmark, navigator }: Bearings) => [
  flag('guide', 'A reliable guide leads them'),
  flag('trailOrRiver', 'They follow a road, trail or river', trailOrRiver),
  flag('landmark', 'They head for a landmark', landmark),
  flag('navigator', 'At sea: a navigator is aboard', navigator),
];

function evening(state: GameState) {
  const living = named(partyOf(state).filter((creature) => !isDead(creature)));
  return [
    flag('food', 'Everyone eats a ration', true),
    flag('water', 'Everyone empties a waterskin'),
    flag('disturbed', 'Their rest was disturbed'),
    choices('resting', 'Who heals, on a day of rest', living, { least: 0, preset: living.map(({ value }) => value) }),
  ];
}

const skipping = ({ ruleset }: GameState, { day, journey }: Underway): Offer[] =>
  day.step === 'endOfDay'
    ? []
    : [
        offer('RuleHeading', 'Say where they really go', {
          place: 'clock',
          rule: rulesFor(ruleset).travel.cites.lost,
          inputs: [choice('heading', 'Heading', labelled(HEADINGS, HEADING_NAMES))],
        }),
        offer('SkipDayStep', 'Skip this step of the day', {
          place: 'clock',
          rule: citesOf(rulesFor(ruleset), journey.vessel !== null).course,
        }),
      ];
