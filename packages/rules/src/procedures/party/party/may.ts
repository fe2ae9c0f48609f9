import {
  byRule,
  type CommandOf,
  type CreatureId,
  impossible,
  objections,
  type Refusal,
  type Seat,
  type UserId,
} from '../../../core/index.ts';
import { type May, rulesOf } from '../../../play/index.ts';
import { isDead, partyOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { partyKnown } from '../../situation/sight/known.ts';
import { mayCommandParty, onlyReferee } from '../../table/permission/permission.ts';
import { checkFormation } from './formation.ts';

/** Players with a living character, each once, in the order of the party. */
export const playersOf = (state: GameState): readonly UserId[] => [
  ...new Set(
    partyOf(state).flatMap((creature) =>
      creature.kind === 'character' && !isDead(creature) && creature.owner ? [creature.owner] : [],
    ),
  ),
];

/** Any player may nominate a player; a change is possible at any time. */
function forOffice(state: GameState, user: UserId | null, now: UserId | null): Refusal | null {
  if (user !== null && state.people[user]?.role !== 'player')
    return impossible('no-such-thing', 'There is no such player.');
  return user === now ? impossible('no-change', 'It is so already.') : null;
}

const knownMembers = (state: GameState, seat: Seat): readonly CreatureId[] =>
  partyKnown(state, seat).map(({ id }) => id);

/** Orders that a party keeps for situations; every one of them is kept in its state. */
export const MOST_ORDERS = 30;

const roomForOrder = ({ party }: GameState, name: string): Refusal | null =>
  Object.hasOwn(party.formations, name) || Object.keys(party.formations).length < MOST_ORDERS
    ? null
    : impossible('bad-input', `The party keeps ${MOST_ORDERS} orders already: set one of those anew.`);

export const maySetMarchingOrder: May<'SetMarchingOrder'> = (state, { situation, ranks }, seat) => {
  const { ok, missing, duplicate, unknown } = checkFormation(knownMembers(state, seat), ranks);
  return objections(
    mayCommandParty(state, seat),
    roomForOrder(state, situation.trim()),
    ok
      ? null
      : impossible(
          'bad-input',
          `Each member marches once: ${missing.length} missing, ${duplicate.length} twice, ${unknown.length} unknown.`,
        ),
  );
};

export const mayMoveInOrder: May<'MoveInOrder'> = (state, { creature }, seat) =>
  objections(
    mayCommandParty(state, seat),
    knownMembers(state, seat).includes(creature)
      ? null
      : impossible('no-such-thing', 'Nobody of that name marches with the party.'),
  );

export const mayTakeFormation: May<'TakeFormation'> = (state, { situation }, seat) => {
  const { formations } = state.party;
  const ranks = Object.hasOwn(formations, situation) ? formations[situation] : undefined;
  return objections(
    mayCommandParty(state, seat),
    ranks ? null : impossible('no-such-thing', 'The party keeps no order of that name.'),
  );
};

export function mayAppointCaller(state: GameState, { user }: CommandOf<'AppointCaller'>): readonly Refusal[] {
  return objections(forOffice(state, user, state.party.caller));
}

export function mayAppointMapper(state: GameState, { user }: CommandOf<'AppointMapper'>): readonly Refusal[] {
  return objections(forOffice(state, user, state.party.mapper));
}

export const mayDivideTreasure: May<'DivideTreasure'> = (state, { pp, gp, ep, sp, cp }, seat) => {
  const barred = onlyReferee(seat);
  if (pp + gp + ep + sp + cp === 0) return objections(barred, impossible('bad-input', 'There are no coins to divide.'));
  const { party: rule } = rulesOf(state);
  return objections(
    barred,
    rule.coinsAwaitAward
      ? byRule(rule.cites.pool, 'forbidden', 'Coins are the party’s until experience is awarded.')
      : null,
  );
};

export const mayRollOffItems: May<'RollOffItems'> = (state, _, seat) => {
  const players = playersOf(state);
  return objections(
    mayCommandParty(state, seat),
    players.length === 0 ? impossible('no-such-thing', 'No player has a living character.') : null,
  );
};
