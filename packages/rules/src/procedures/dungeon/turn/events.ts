import type { UserId } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import { ROUNDS_PER_TURN } from '../../../state/read.ts';
import { rested } from '../rest/rested.ts';

/** Time went to the end of the running turn, and a new one began. */
export interface TurnPassed {
  readonly type: 'TurnPassed';
  /** The turn that begins, counted from 1. */
  readonly turn: number;
  readonly resting: boolean;
}

/** Somebody would have the turn end, or no longer. */
export interface TurnEndProposed {
  readonly type: 'TurnEndProposed';
  readonly user: UserId;
  readonly withdrawn: boolean;
}

export type TurnEvent = TurnPassed | TurnEndProposed;

export const turnEvolvers: Evolvers<TurnEvent> = {
  TurnPassed: ({ turnProposals: _, ...state }, { turn, resting }) => ({
    ...state,
    rounds: (turn - 1) * ROUNDS_PER_TURN,
    creatures: rested(state),
    party: { ...state.party, resting, turnsSinceRest: resting ? 0 : state.party.turnsSinceRest + 1 },
  }),
  TurnEndProposed: ({ turnProposals = [], ...state }, { user, withdrawn }) => {
    const others = turnProposals.filter((one) => one !== user);
    const proposals = withdrawn ? others : [...others, user];
    return proposals.length === 0 ? state : { ...state, turnProposals: proposals };
  },
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly turn: TurnEvent;
  }
}
