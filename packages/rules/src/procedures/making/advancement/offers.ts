import { type Offer, offer } from '../../../core/index.ts';
import { type Offers, remembered, rememberedEach, rulesOf } from '../../../play/index.ts';
import { AWARD_PLACES, type AwardPlace, adventureOf } from '../../../state/adventure.ts';
import { commands } from '../../../state/commanding.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Downtime } from '../../../state/downtime.ts';
import { overcomeNow } from '../../../state/overcome.ts';
import { isDead } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { meansOf } from '../../table/ledger/means.ts';
import { mayReferee } from '../../table/permission/permission.ts';
import { MOST_PLACES, MOST_POINTS } from './bounds.ts';
import { cannotRise, comesFirst, EMPTY, NOBODY } from './may.ts';
import { candidates, haulOf, placesCounted } from './reckoning.ts';

const PLACES: Readonly<Record<AwardPlace, string>> = {
  settlement: 'Home, in a town or village',
  safe: 'In a safe place to rest',
  'session-end': 'At the end of the session',
};

/** Where the party is between adventures. */
const WHERE: Readonly<Record<Downtime['place'], AwardPlace>> = {
  settlement: 'settlement',
  camp: 'safe',
  dungeon: 'safe',
};

/** Where an award may be given as things stand, the likeliest first: on the way or below ground nobody is at home. */
const placesHere = ({ downtime, scene, journey }: GameState): readonly AwardPlace[] =>
  downtime ? [WHERE[downtime.place]] : scene !== null || journey !== null ? ['safe', 'session-end'] : ['settlement'];

/** Awards are the referee's. */
const awards: Offers = remembered(
  (state, seat) => {
    if (!mayReferee(seat)) return [];
    const against = comesFirst(state)?.sentence;
    if (against) return [barredAward(state, against)];
    const { reckoned } = adventureOf(state);
    const { advancement } = rulesOf(state);
    return [
      ...reckoning(state),
      ...(reckoned
        ? [
            offer('AwardExperience', 'Give the award', { place: 'award', rule: advancement.award.id }),
            offer('DropAward', 'Discard the award', { place: 'award' }),
          ]
        : []),
      ...ending(state),
    ];
  },
  (state, seat) => [
    state.adventure,
    overcomeNow(state).length,
    state.downtime,
    state.scene,
    state.journey,
    state.engagements,
    placesCounted(state),
    ...meansOf(state, seat),
  ],
);

/** While it cannot be reckoned: shown, and not granted. */
const barredAward = (state: GameState, barred: string): Offer =>
  offer('ReckonAward', 'Calculate an award', {
    place: 'award',
    rule: rulesOf(state).advancement.award.id,
    key: 'ReckonAward:barred',
    fixed: {
      place: 'settlement',
      monsters: 0,
      treasure: 0,
      magic: 0,
      extra: 0,
      places: 0,
      sharers: candidates(state).map(({ id }) => id),
    },
    barred,
  });

function ending(state: GameState): readonly Offer[] {
  const { since } = adventureOf(state);
  const empty = Object.keys(since).length === 0 && placesCounted(state) === 0;
  const rule = rulesOf(state).advancement.award.limits;
  return [
    empty
      ? offer('EndSession', 'End the session', { place: 'palette', rule, barred: EMPTY })
      : offer('EndSession', 'End the session', { place: 'award', rule }),
  ];
}

function reckoning(state: GameState): readonly Offer[] {
  const sharers = candidates(state);
  const { advancement } = rulesOf(state);
  const places = AWARD_PLACES.filter((place) => advancement.award.forbids(place) === null);
  if (places.length === 0) return [];
  if (sharers.length === 0) return [barredAward(state, NOBODY)];
  const here = placesHere(state).find((place) => places.includes(place));
  return [
    offer('ReckonAward', 'Calculate an award', {
      place: 'award',
      rule: advancement.award.id,
      fixed: settled(state),
      inputs: {
        place: { of: places.map((value) => ({ value, label: PLACES[value] })), preset: here ?? places[0] },
        ...figures(state),
        sharers: { of: sharers, least: 1, preset: sharers.map(({ id }) => id) },
      },
    }),
  ];
}

/** Figures that the book has no use for. */
function settled(state: GameState) {
  const {
    earns: { foe, magic, places },
  } = rulesOf(state).advancement;
  return { ...(foe ? {} : { monsters: 0 }), ...(magic ? {} : { magic: 0 }), ...(places ? {} : { places: 0 }) };
}

function figures(state: GameState) {
  const {
    earns: { foe, magic, places },
  } = rulesOf(state).advancement;
  const haul = haulOf(state);
  return {
    ...(foe && { monsters: Math.min(MOST_POINTS, haul.monsters) }),
    treasure: Math.min(MOST_POINTS, haul.treasure),
    ...(magic && { magic: Math.min(MOST_POINTS, haul.magic) }),
    ...(places && { places: Math.min(MOST_PLACES, haul.places) }),
    extra: Math.min(MOST_POINTS, haul.extra),
  };
}

/** To rise; while it is not earned, found by its name, with the reason. */
function levelUp(state: GameState, creature: Creature): Offer {
  const against = cannotRise(state, creature)?.sentence;
  return offer('LevelUp', `Raise ${creature.name} to level ${creature.level + 1}`, {
    place: against === undefined ? 'creature' : 'palette',
    about: creature.id,
    rule: rulesOf(state).advancement.levels.rises,
    fixed: { creature: creature.id },
    ...(against === undefined ? {} : { barred: against }),
  });
}

/** Whoever has earned a level may rise. */
const rising: Offers = rememberedEach(
  (state, seat) =>
    Object.values(state.creatures).filter(
      (creature) => creature.kind !== 'monster' && creature.class !== null && commands(seat, creature),
    ),
  (state, creature) => (isDead(creature) || state.encounter ? [] : [levelUp(state, creature)]),
  (state, { id }) => [state.encounter === null, state.ailments?.[id]],
);

export const advancementOffers: Offers = (state, seat) => [...awards(state, seat), ...rising(state, seat)];
