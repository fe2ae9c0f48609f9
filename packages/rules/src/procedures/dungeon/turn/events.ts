import type { CreatureId, UserId } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import { elsewhere } from '../../../state/body.ts';
import type { Creature } from '../../../state/creature.ts';
import { ROUNDS_PER_TURN } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';

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

/** Everyone's movement begins anew. Those who have not moved stay the same objects. */
export function rested(state: GameState): Readonly<Record<CreatureId, Creature>> {
  const moved = Object.values(state.creatures).filter((creature) => creature.moved > 0);
  if (moved.length === 0) return state.creatures;
  return {
    ...state.creatures,
    ...Object.fromEntries(moved.map((creature) => [creature.id, elsewhere(creature, { moved: 0 })])),
  };
}

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly turn: TurnEvent;
  }
}
