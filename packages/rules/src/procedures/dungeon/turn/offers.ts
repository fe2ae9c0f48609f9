import { type Offer, offer } from '../../../core/index.ts';
import { type Offers, remembered, rosterOf, rulesOf } from '../../../play/index.ts';
import { isAfield } from '../../../state/on-the-road.ts';
import { isOffBoard } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { endsTurn, mayReferee, proposesTurn } from '../../table/permission/permission.ts';

/** Outside an encounter and on an adventure the referee and the caller may end the turn for all; others propose it. */
export const turnOffers: Offers = remembered(
  (state, seat) => {
    if (state.encounter || state.metElsewhere || state.downtime) return [];
    // On the road days are counted: there the referee alone may let a turn go by.
    if (isAfield(state) && !mayReferee(seat)) return [];
    if (proposesTurn(state, seat)) return [proposing(state, state.turnProposals?.includes(seat.user) ?? false)];
    return endsTurn(state, seat) ? ending(state) : [];
  },
  (state, seat) => [
    state.encounter,
    state.metElsewhere,
    state.downtime === null,
    isAfield(state),
    state.party.caller,
    state.turnProposals,
    isOffBoard(state),
    ...rosterOf(state, seat),
  ],
);

const ending = (state: GameState): readonly Offer[] => [
  offer('EndTurn', 'End the turn', {
    place: 'clock',
    rule: rulesOf(state).turn.cites.order,
    key: 'EndTurn:active',
    fixed: { resting: false },
    next: !isOffBoard(state),
  }),
  offer('EndTurn', 'Rest for a turn', {
    place: 'clock',
    rule: rulesOf(state).rest.cites.hourly,
    key: 'EndTurn:resting',
    fixed: { resting: true },
  }),
];

const proposing = (state: GameState, proposed: boolean): Offer =>
  offer('ProposeEndTurn', proposed ? 'Go on with the turn after all' : 'Propose to end the turn', {
    place: 'clock',
    rule: rulesOf(state).party.cites.caller,
    hint: proposed
      ? 'Takes your proposal back: the turn goes on.'
      : 'Tells all that you are done with this turn; it ends when the caller or the referee ends it.',
    fixed: { withdrawn: proposed },
  });
