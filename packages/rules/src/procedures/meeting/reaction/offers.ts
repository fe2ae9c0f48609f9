import { offer } from '../../../core/index.ts';
import { named } from '../../../core/inputs.ts';
import { type Offers, rulesOf } from '../../../play/index.ts';
import { isCapable, partyOf } from '../../../state/read.ts';
import { hasGotAway } from '../../../state/sides.ts';
import { mayReferee } from '../../table/permission/permission.ts';
import { awaitsAnswer, awaitsReaction } from './awaits.ts';
import type { Reaction } from './rule.ts';
import { meaningOf } from './words.ts';

export const reactionOffers: Offers = (state, seat) => {
  const { encounter } = state;
  if (!mayReferee(seat) || !encounter || hasGotAway(encounter)) return [];
  const { id: rule, results } = rulesOf(state).reaction;
  const step = encounter.step === 'reaction' || awaitsReaction(state) || awaitsAnswer(encounter);
  const able = partyOf(state).filter(isCapable);
  const spoke = able.find((member) => member.id === encounter.speaker);
  const to = spoke ? ` to ${spoke.name}` : '';
  return [
    offer('RollReaction', step ? `Roll the reaction${to}` : `Roll the reaction${to} again`, {
      place: 'encounter',
      rule,
      next: step && encounter.flight === null,
      fixed: { speaker: spoke?.id ?? 'nobody', modifier: 0 },
    }),
    offer('RollReaction', 'Roll the reaction to a speaker, or with a modifier', {
      place: 'encounter',
      rule,
      key: 'RollReaction:judged',
      inputs: {
        speaker: {
          of: [{ value: 'nobody', label: 'Nobody, or several' }, ...named(able)],
          preset: spoke?.id ?? 'nobody',
        },
        modifier: 0,
      },
    }),
    offer('SetReaction', 'Set the reaction', {
      place: 'encounter',
      rule,
      inputs: {
        reaction: {
          of: results.map((value) => ({ value, label: meaningOf(state, value) })),
          preset: results.find((one) => one === encounter.reaction) ?? middleOf(results),
        },
      },
    }),
  ];
};

/** Neither the worst nor the best. */
const middleOf = (results: readonly Reaction[]): Reaction =>
  results.find((one) => one === 'uncertain') ?? results[Math.floor(results.length / 2)] ?? 'uncertain';
