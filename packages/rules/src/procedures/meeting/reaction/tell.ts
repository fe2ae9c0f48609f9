import { type Tellers, toReferee } from '../../../play/index.ts';
import type { ReactionEvent } from './events.ts';
import type { Reaction } from './rule.ts';

const MEANING: Readonly<Record<Reaction, string>> = {
  attacks: 'they attack',
  hostile: 'hostile, may attack',
  uncertain: 'uncertain, confused',
  indifferent: 'indifferent, may negotiate',
  friendly: 'eager, friendly',
};

export const reactionTellers: Tellers<ReactionEvent> = {
  ReactionSettled: ({ reaction, was, why }) =>
    toReferee({
      kind: 'encounter',
      text: `Reaction: ${MEANING[reaction]}${was === null || was === reaction ? '' : ` (it was ${was})`}.`,
      ...(why.roll ? { rolls: [why.roll] } : {}),
      why,
    }),
};
