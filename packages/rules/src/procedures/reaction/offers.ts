import { offer } from '../../offer.ts';
import type { Offers } from '../../procedure.ts';
import { rulesFor } from '../../rulesets/index.ts';
import { isCapable, partyOf } from '../../state/read.ts';
import { awaitsReaction } from '../initiative/initiative.ts';
import { MOST } from './reaction.ts';
import { REACTIONS } from './rule.ts';

export const reactionOffers: Offers = (state, seat) => {
  const { encounter } = state;
  if (seat.role !== 'referee' || !encounter) return [];
  const { id: rule } = rulesFor(state.ruleset).reaction;
  const step = encounter.step === 'reaction' || awaitsReaction(state);
  const speakers = partyOf(state)
    .filter(isCapable)
    .map((member) => ({ value: member.id, label: member.name }));
  return [
    offer('RollReaction', step ? 'Roll the reaction' : 'Roll the reaction again', {
      place: 'encounter',
      rule,
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
      rule,
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
