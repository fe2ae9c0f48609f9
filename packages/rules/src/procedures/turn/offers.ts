import { offer } from '../../offer.ts';
import { remembered } from '../../offer-memory.ts';
import { speaksForParty } from '../../permission.ts';
import type { Offers } from '../../procedure.ts';

/** Outside an encounter, whoever speaks for the party may end the turn. */
export const turnOffers: Offers = remembered(
  (state, seat) => {
    if (state.encounter || !speaksForParty(state, seat)) return [];
    return [
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
  },
  (state) => [state.encounter, state.party.caller],
);
