import { type Offer, offer, type Seat } from '../../../core/index.ts';
import { named } from '../../../core/inputs.ts';
import { inside } from '../../../core/words.ts';
import { type Offers, rulesOf } from '../../../play/index.ts';
import type { Encounter } from '../../../state/encounter.ts';
import { staysHome } from '../../../state/members.ts';
import { isDead, partyOf } from '../../../state/read.ts';
import { hasGotAway, membersOf, sideOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { isSeen } from '../../situation/sight/known.ts';
import { mayReferee, speaksForParty } from '../../table/permission/permission.ts';
import { beginning } from './beginning-offers.ts';
import { isDecided } from './decided.ts';
import { newcomersIn } from './newcomers.ts';
import { sidesMet, talkingObjection } from './talking.ts';
import { standsNear } from './whereabouts.ts';

export const encounterOffers: Offers = (state, seat) => {
  const { encounter } = state;
  if (!encounter) return mayReferee(seat) ? beginning(state) : [];
  return [...(mayReferee(seat) ? conducting(state, encounter) : []), ...talking(state, encounter, seat)];
};

function conducting(state: GameState, encounter: Encounter): Offer[] {
  const begun = encounter.round > 0;
  const decided = begun && isDecided(state, encounter);
  const kept = encounter.step === 'distance' && encounter.distance !== null;
  const skip = offer('SkipStep', kept ? 'Keep the distance' : `Skip the ${encounter.step}`, {
    place: 'encounter',
    rule: rulesOf(state).encounter.cites.order,
    next: kept,
  });
  const end = offer('ConcludeEncounter', 'End the encounter', {
    place: 'encounter',
    rule: rulesOf(state).turn.charging,
    next: decided || encounter.flight?.outcome === 'evaded',
  });
  const skips = !begun && encounter.flight?.outcome !== 'open' && !hasGotAway(encounter);
  return [
    ...(skips ? [skip] : []),
    end,
    ...askingOfNewcomers(state, encounter),
    ...joining(state, encounter),
    ...standingApart(state, encounter),
    ...leaving(state, encounter),
  ];
}

/** One of those who are met is no part of it after all; whoever is taken off the board alone stays in it. */
const leaving = (state: GameState, { sides }: Encounter): Offer[] =>
  sides
    .filter(({ kind }) => kind === 'monsters')
    .flatMap((side) => membersOf(state, side))
    .map(({ id, name }) =>
      offer('LeaveOut', `Take ${name} out of the encounter`, {
        place: 'board',
        about: id,
        key: `LeaveOut:${id}`,
        hint: 'It stays where it stands, and counts as no loss to its side.',
        fixed: { creatures: [id] },
      }),
    );

/** Those who came while rounds run: with whom they fight, or that they do not. */
function askingOfNewcomers(state: GameState, encounter: Encounter): Offer[] {
  const creatures = newcomersIn(state, encounter).map(({ id }) => id);
  if (creatures.length === 0) return [];
  const about = { place: 'encounter', rule: rulesOf(state).encounter.cites.order } as const;
  return [
    ...sidesMet(encounter).map((side) =>
      offer('JoinEncounter', `Let them join ${inside(side.name)}`, {
        ...about,
        key: `JoinEncounter:newcomers:${side.id}`,
        fixed: { creatures, side: side.id },
      }),
    ),
    offer('LeaveOut', 'Leave them out', { ...about, fixed: { creatures } }),
    offer('JoinEncounter', 'Make them a separate side', {
      ...about,
      key: 'JoinEncounter:newcomers:new',
      fixed: { creatures, side: null },
    }),
  ];
}

/** Until a fight begins: who came along with others need not be of one mind with them. */
function standingApart(state: GameState, { sides, combat }: Encounter): Offer[] {
  if (combat) return [];
  const bands = sides.filter(({ kind, members }) => kind === 'monsters' && members.length > 1);
  const those = bands.flatMap((side) => membersOf(state, side)).filter((one) => !isDead(one));
  return those.length > 0
    ? [
        offer('JoinEncounter', 'Make some of them a separate side', {
          place: 'encounter',
          rule: rulesOf(state).encounter.cites.order,
          key: 'JoinEncounter:apart',
          fixed: { side: null },
          inputs: { creatures: { of: those, least: 1 } },
        }),
      ]
    : [];
}

/** Any number of sides may meet, and more may come: those who are near, or may be anywhere. */
function joining(state: GameState, encounter: Encounter): Offer[] {
  const party = partyOf(state);
  const others = Object.values(state.creatures).filter(
    (creature) =>
      !isDead(creature) &&
      !sideOf(encounter, creature.id) &&
      !staysHome(state, creature.id) &&
      (creature.at === null || isSeen(state, creature) || standsNear(state, party, creature)),
  );
  if (others.length === 0) return [];
  const options = named(others);
  const who = { of: options, least: 1 };
  return [
    offer('JoinEncounter', 'Add somebody to the encounter', {
      place: 'encounter',
      rule: rulesOf(state).encounter.cites.order,
      key: 'JoinEncounter:side',
      inputs: { creatures: who, side: encounter.sides },
    }),
    offer('JoinEncounter', 'Add a separate side', {
      place: 'encounter',
      rule: rulesOf(state).encounter.cites.order,
      key: 'JoinEncounter:new',
      fixed: { side: null },
      inputs: { creatures: who },
    }),
  ];
}

function talking(state: GameState, encounter: Encounter, seat: Seat): Offer[] {
  const rule = rulesOf(state).encounter.choosing.rule;
  return speaksForParty(state, seat) && talkingObjection(state, encounter) === null
    ? [offer('Parley', 'Talk to them', { place: 'encounter', rule })]
    : [];
}
