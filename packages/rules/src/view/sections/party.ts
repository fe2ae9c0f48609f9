import { partyRate } from '../../procedures/movement/rate.ts';
import { partyOf } from '../../state/read.ts';
import type { Section } from './section.ts';

export const party: Section = {
  reads: (state) => [
    state.party.members,
    state.party.marchingOrder,
    state.party.caller,
    state.party.mapper,
    partyRate(state),
    state.people,
  ],
  entries: (state) => {
    const { marchingOrder, caller, mapper } = state.party;
    const members = partyOf(state).map(({ id }) => id);
    return [['party', { type: 'party', members, marchingOrder, caller, mapper, movement: partyRate(state) }]];
  },
};
