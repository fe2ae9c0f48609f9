import { id, type Offer, offer, type Seat } from '../../../core/index.ts';
import { named, plain } from '../../../core/inputs.ts';
import { type Offers, remembered, rosterOf, rulesOf } from '../../../play/index.ts';
import { untaken } from '../../../state/adventure.ts';
import { partyOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { mayReferee, speaksForParty } from '../../table/permission/permission.ts';
import { SOME_GOLD } from './coin-fields.ts';
import { playersOf } from './may.ts';

export const partyOffers: Offers = remembered(
  (state, seat) => [
    ...(speaksForParty(state, seat) ? orders(state) : []),
    ...office(state, 'AppointCaller', 'caller', state.party.caller),
    ...office(state, 'AppointMapper', 'mapper', state.party.mapper),
    ...(speaksForParty(state, seat) && playersOf(state).length > 0 ? [rollingOff(state)] : []),
    ...dividing(state, seat),
  ],
  (state, seat) => [state.party, state.adventure?.finds, ...rosterOf(state, seat)],
);

function orders(state: GameState): Offer[] {
  const { formations, formation, marchingOrder } = state.party;
  const members = named(partyOf(state));
  const others = plain(Object.keys(formations).filter((name) => name !== formation));
  const moving = offer('MoveInOrder', 'Change the marching order', {
    place: 'party',
    rule: rulesOf(state).party.cites.order,
    inputs: { creature: members, rank: { most: marchingOrder.length + 1, preset: 1 } },
  });
  const taking = offer('TakeFormation', 'Change formation', {
    place: 'party',
    rule: rulesOf(state).party.cites.order,
    inputs: { situation: others },
  });
  return [...(members.length > 0 ? [moving] : []), ...(others.length > 0 ? [taking] : [])];
}

function office(
  state: GameState,
  command: 'AppointCaller' | 'AppointMapper',
  title: string,
  now: string | null,
): Offer[] {
  const rest = {
    place: 'party',
    rule: command === 'AppointCaller' ? rulesOf(state).party.cites.caller : rulesOf(state).party.cites.mapper,
  } as const;
  const players = Object.entries(state.people)
    .filter(([user, { role }]) => role === 'player' && user !== now)
    .map(([user, { name }]) => ({ value: id<'user'>(user), label: name }));
  const naming = offer(command, `Name a ${title}`, {
    ...rest,
    inputs: { user: players },
  });
  const ending = offer(command, `Go without a ${title}`, { ...rest, key: `${command}:nobody`, fixed: { user: null } });
  return [...(players.length > 0 ? [naming] : []), ...(now === null ? [] : [ending])];
}

const rollingOff = (state: GameState): Offer =>
  offer('RollOffItems', 'Roll for who chooses first', {
    place: 'party',
    rule: rulesOf(state).party.cites.choice,
    inputs: { items: Math.max(1, lying(state)) },
  });

/** Things that are everybody's. */
const lying = (state: GameState): number => untaken(state).length;

function dividing(state: GameState, seat: Seat): Offer[] {
  const { party } = rulesOf(state);
  if (!mayReferee(seat) || partyOf(state).length === 0 || party.coinsAwaitAward) return [];
  return [
    offer('DivideTreasure', 'Divide coins among the party', {
      place: 'party',
      rule: party.cites.shares,
      inputs: SOME_GOLD,
    }),
  ];
}
