import type { Why } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import { withEncounter } from '../../../state/sides.ts';
import type { Reaction } from './rule.ts';

/** It is settled how the monsters take the meeting. No dice in `why`: the referee ruled; `was` is what stood before. */
export interface ReactionSettled {
  readonly type: 'ReactionSettled';
  readonly reaction: Reaction;
  readonly was: string | null;
  readonly why: Why;
}

export type ReactionEvent = ReactionSettled;

export const reactionEvolvers: Evolvers<ReactionEvent> = {
  ReactionSettled: (state, { reaction }) =>
    withEncounter(state, (encounter) => ({
      ...encounter,
      reaction,
      ...(encounter.mode === 'parley' ? { answered: true } : {}),
    })),
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly reaction: ReactionEvent;
  }
}
