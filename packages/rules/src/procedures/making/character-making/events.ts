import type { Roll, UserId } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import type { Ability, AbilityScores, Creature } from '../../../state/creature.ts';
import { type Draft, exchanged } from '../../../state/draft.ts';
import type { GameState } from '../../../state/state.ts';
import { creatureEvolvers } from '../../body/creature/events.ts';

export interface CharacterBegun {
  readonly type: 'CharacterBegun';
  readonly user: UserId;
  readonly method: Draft['method'];
  readonly scores: AbilityScores;
  /** Three dice for each score; none for an array. */
  readonly thrown: Roll;
}

export interface ScoresSwapped {
  readonly type: 'ScoresSwapped';
  readonly user: UserId;
  readonly one: Ability;
  readonly other: Ability;
}

export interface ScoresTraded {
  readonly type: 'ScoresTraded';
  readonly user: UserId;
  readonly lower: Ability;
  readonly raise: Ability;
  readonly cost: number;
}

export interface ClassChosen {
  readonly type: 'ClassChosen';
  readonly user: UserId;
  readonly class: string;
}

export interface HitPointsRolled {
  readonly type: 'HitPointsRolled';
  readonly user: UserId;
  readonly class: string;
  readonly thrown: Roll;
  readonly points: number;
}

export interface GoldRolled {
  readonly type: 'GoldRolled';
  readonly user: UserId;
  readonly thrown: Roll;
  readonly gold: number;
}

export interface CharacterMade {
  readonly type: 'CharacterMade';
  readonly user: UserId;
  readonly creature: Creature;
}

export interface CharacterDiscarded {
  readonly type: 'CharacterDiscarded';
  readonly user: UserId;
}

export type CharacterMakingEvent =
  | CharacterBegun
  | ScoresSwapped
  | ScoresTraded
  | ClassChosen
  | HitPointsRolled
  | GoldRolled
  | CharacterMade
  | CharacterDiscarded;

const withDraft = (state: GameState, user: UserId, change: (draft: Draft) => Draft): GameState => {
  const draft = state.drafts[user];
  return draft ? { ...state, drafts: { ...state.drafts, [user]: change(draft) } } : state;
};

function withoutDraft(state: GameState, user: UserId): GameState {
  const { [user]: _gone, ...drafts } = state.drafts;
  return { ...state, drafts };
}

export const characterMakingEvolvers: Evolvers<CharacterMakingEvent> = {
  CharacterBegun: (state, { user, method, scores }) => ({
    ...state,
    drafts: {
      ...state.drafts,
      [user]: { method, scores, swaps: 0, trades: 0, class: null, hitPoints: null, gold: null },
    },
  }),
  ScoresSwapped: (state, { user, one, other }) =>
    withDraft(state, user, (draft) => ({
      ...draft,
      scores: exchanged(draft.scores, one, other),
      swaps: draft.swaps + 1,
    })),
  ScoresTraded: (state, { user, lower, raise, cost }) =>
    withDraft(state, user, (draft) => ({
      ...draft,
      scores: { ...draft.scores, [lower]: draft.scores[lower] - cost, [raise]: draft.scores[raise] + 1 },
      trades: draft.trades + 1,
    })),
  ClassChosen: (state, { user, class: chosen }) => withDraft(state, user, (draft) => ({ ...draft, class: chosen })),
  HitPointsRolled: (state, { user, points }) => withDraft(state, user, (draft) => ({ ...draft, hitPoints: points })),
  GoldRolled: (state, { user, gold }) => withDraft(state, user, (draft) => ({ ...draft, gold })),
  CharacterMade: (state, { type: _type, user, creature }) =>
    withoutDraft(creatureEvolvers.CreatureAdded(state, { type: 'CreatureAdded', creature }), user),
  CharacterDiscarded: (state, { user }) => withoutDraft(state, user),
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly characterMaking: CharacterMakingEvent;
  }
}
