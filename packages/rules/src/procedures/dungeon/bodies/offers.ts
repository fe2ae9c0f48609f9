import { type Offer, offer, type Seat } from '../../../core/index.ts';
import { nameOf, type Offers, remembered } from '../../../play/index.ts';
import { called, choosable } from '../../../state/called.ts';
import { areClose } from '../../../state/close.ts';
import { commands } from '../../../state/commanding.ts';
import type { Creature } from '../../../state/creature.ts';
import { isCapable, isDead, partyOf, sceneOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { ofParty } from '../../situation/sight/known.ts';
import { feetLeftReads } from '../movement/rate.ts';
import { comesToHand } from '../movement/to-hand.ts';
import { FAR } from './bodies.ts';
import { isFull, mayAnswer, searchBarred } from './may.ts';
import { tablesForDead } from './tables.ts';

/** What the dead carried is searched for; of strangers the referee says what there is. */
export const bodiesOffers: Offers = remembered(
  (state, seat) => [
    ...lyingHere(state).flatMap((dead) => searching(state, seat, dead)),
    ...searchingOneOf(state, seat),
    ...(mayAnswer(state, seat).length === 0 ? [...rolling(state), NOTHING] : []),
  ],
  (state) => [
    state.creatures,
    state.party,
    state.bodySearches,
    state.randomTables,
    state.encounter,
    state.downtime,
    state.scene,
    sceneOf(state),
    ...feetLeftReads(state),
  ],
);

const NOTHING: Offer = offer('FindNothing', 'They find nothing', {
  place: 'treasure',
  hint: 'Those who were searched have nothing, or nothing else.',
});

/** A throw behind the screen on each table of the campaign’s own that is named after the kind of one who was searched. */
const rolling = (state: GameState): readonly Offer[] =>
  tablesForDead(state).map(({ id, name }) =>
    offer('RollTable', `Roll on “${name}”`, {
      place: 'treasure',
      key: `RollTable:dead:${id}`,
      fixed: { table: id, secret: true },
    }),
  );

/** The dead that lie on the map where the party is. */
const lyingHere = (state: GameState): readonly Creature[] =>
  state.downtime
    ? []
    : Object.values(state.creatures).filter((one) => isDead(one) && one.at !== null && one.at.scene === state.scene);

function searching(state: GameState, seat: Seat, dead: Creature): readonly Offer[] {
  const able = partyOf(state).filter((one) => isCapable(one) && commands(seat, one) && !isFull(one));
  if (able.length === 0) return [];
  const kept = searchBarred(state, dead)?.sentence ?? null;
  const near = kept === null ? able.filter((one) => comesToHand(state, seat, one, dead.at)) : [];
  const nearest = near.toSorted((one, other) => apart(state, one, dead) - apart(state, other, dead));
  const barred = kept ?? (near.length === 0 ? FAR.sentence : null);
  return [
    offer(
      'SearchBody',
      ofParty(state, dead) ? `Take what ${called(dead)} carried` : `Search ${nameOf(state, dead.id)}`,
      {
        confirm: ofParty(state, dead) ? 'Let {creature} take it' : 'Let {creature} search',
        place: 'creature',
        about: dead.id,
        fixed: { body: dead.id },
        inputs: { creature: choosable(barred === null ? nearest : able) },
        ...(barred === null ? {} : { barred }),
      },
    ),
  ];
}

/** Of several strangers that lie about, one offer for all: whichever is named, those beside are searched as well. */
function searchingOneOf(state: GameState, seat: Seat): readonly Offer[] {
  const strangers = lyingHere(state).filter((dead) => !ofParty(state, dead) && searchBarred(state, dead) === null);
  if (strangers.length < 2) return [];
  const able = partyOf(state).filter((one) => isCapable(one) && commands(seat, one) && !isFull(one));
  const near = able.filter((one) => strangers.every((dead) => comesToHand(state, seat, one, dead.at)));
  const [first] = near;
  if (!first) return [];
  const nearest = strangers.toSorted((one, other) => apart(state, first, one) - apart(state, first, other));
  return [
    offer('SearchBody', 'Search the dead', {
      confirm: 'Let {creature} search',
      place: 'treasure',
      key: 'SearchBody:one-of',
      inputs: { body: nearest, creature: choosable(near) },
    }),
  ];
}

const apart = (state: GameState, one: Creature, dead: Creature): number => (areClose(state, one.at, dead.at) ? 0 : 1);
