import { partyRate, rateReads } from '../../procedures/movement/rate.ts';
import { partyAdvice } from '../../procedures/party/advice.ts';
import { bodiesIn } from '../../state/body.ts';
import { partyOf } from '../../state/read.ts';
import type { SharedSection } from './section.ts';

export const party: SharedSection = {
  shared: true,
  reads: (state) => [
    state.party.members,
    state.party.marchingOrder,
    state.party.caller,
    state.party.mapper,
    state.party.formations,
    state.party.formation,
    state.party.fund,
    ...bodiesIn(state),
    state.people,
    ...rateReads(state),
  ],
  entries: (state) => {
    const { marchingOrder, caller, mapper, formation, fund } = state.party;
    const formations = Object.keys(state.party.formations);
    const members = partyOf(state).map(({ id }) => id);
    return [
      [
        'party',
        {
          type: 'party',
          members,
          marchingOrder,
          caller,
          mapper,
          formation,
          formations,
          fund,
          advice: partyAdvice(state),
          movement: partyRate(state),
        },
      ],
    ];
  },
};
