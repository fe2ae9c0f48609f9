import { type Offer, offer } from '../../../core/index.ts';
import { type Offers, remembered, whoThereIs } from '../../../play/index.ts';
import { mayEndTurn, mayProposeTurn } from '../../table/permission/permission.ts';

/** Outside an encounter the referee and the caller may end the turn for all; others propose it. */
export const turnOffers: Offers = remembered(
  (state, seat) => {
    if (state.encounter) return [];
    if (mayProposeTurn(state, seat)) return [proposing(state.turnProposals?.includes(seat.user) ?? false)];
    return mayEndTurn(state, seat) ? ending : [];
  },
  (state, seat) => [state.encounter, state.party.caller, state.turnProposals, ...whoThereIs(state, seat)],
);

const ending: readonly Offer[] = [
  offer('EndTurn', 'End the turn', {
    place: 'clock',
    rule: 'OSE-DUN-01',
    key: 'EndTurn:active',
    fixed: { resting: false },
    next: true,
  }),
  offer('EndTurn', 'Rest for a turn', {
    place: 'clock',
    rule: 'OSE-DUN-11',
    key: 'EndTurn:resting',
    fixed: { resting: true },
  }),
];

const proposing = (proposed: boolean): Offer =>
  offer('ProposeEndTurn', proposed ? 'Go on with the turn after all' : 'Propose to end the turn', {
    place: 'clock',
    rule: 'OSE-PTY-05',
    fixed: { withdrawn: proposed },
  });
