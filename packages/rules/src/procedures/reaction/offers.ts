import { offer } from '../../offer.ts';
import type { Offers } from '../../procedure.ts';
import { isCapable, partyOf } from '../../state/read.ts';
import { MOST } from './reaction.ts';
import { REACTIONS } from './rule.ts';

export const reactionOffers: Offers = (state, seat) => {
  const { encounter } = state;
  if (seat.role !== 'referee' || !encounter) return [];
  const step = encounter.step === 'reaction';
  const speakers = partyOf(state)
    .filter(isCapable)
    .map((member) => ({ value: member.id, label: member.name }));
  return [
    offer('RollReaction', step ? 'Roll the reaction' : 'Roll the reaction again', {
      place: 'encounter',
      rule: 'OSE-EVT-08',
      next: step && encounter.flight === null,
      inputs: [
        {
          kind: 'choice',
          name: 'speaker',
          label: 'Who speaks',
          options: [{ value: 'nobody', label: 'Nobody, or several' }, ...speakers],
          preset: 'nobody',
        },
        { kind: 'number', name: 'modifier', label: 'Circumstances', min: -MOST, max: MOST, preset: 0 },
      ],
    }),
    offer('SetReaction', 'Set the reaction', {
      place: 'encounter',
      rule: 'OSE-EVT-08',
      inputs: [
        {
          kind: 'choice',
          name: 'reaction',
          label: 'Reaction',
          options: REACTIONS.map((value) => ({ value, label: value })),
          preset: encounter.reaction ?? 'uncertain',
        },
      ],
    }),
  ];
};
