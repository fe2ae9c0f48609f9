import type { CreatureId, UserId } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import { ROUNDS_PER_TURN } from '../../../state/read.ts';
import { havingPassedTurn } from '../../../state/sleep.ts';
import type { TurnAct } from '../../../state/turn-act.ts';
import { withAct } from '../../situation/acts/kept.ts';
import { rested } from '../rest/rested.ts';

/** Time went to the end of the running turn, and a new one began. */
export interface TurnPassed {
  readonly type: 'TurnPassed';
  /** The turn that begins, counted from 1. */
  readonly turn: number;
  readonly resting: boolean;
  /** It may be the last of a night’s rest, and `NightSlept` follows if it was; absent in older logs, where the night is over with it. */
  readonly nightOpen?: true;
}

/** Somebody would have the turn end, or no longer. */
export interface TurnEndProposed {
  readonly type: 'TurnEndProposed';
  readonly user: UserId;
  readonly withdrawn: boolean;
}

/** Somebody has given time of the turn to something, by rules that count it. */
export interface ActDone {
  readonly type: 'ActDone';
  readonly creature: CreatureId;
  readonly act: TurnAct;
}

export type TurnEvent = TurnPassed | TurnEndProposed | ActDone;

export const turnEvolvers: Evolvers<TurnEvent> = {
  TurnPassed: ({ turnProposals: _, ...state }, { turn, resting, nightOpen = false }) => {
    const passed = havingPassedTurn(state, resting, nightOpen);
    return {
      ...passed,
      rounds: (turn - 1) * ROUNDS_PER_TURN,
      creatures: rested(state),
      party: { ...passed.party, resting, turnsSinceRest: resting ? 0 : state.party.turnsSinceRest + 1 },
    };
  },
  TurnEndProposed: ({ turnProposals = [], ...state }, { user, withdrawn }) => {
    const others = turnProposals.filter((one) => one !== user);
    const proposals = withdrawn ? others : [...others, user];
    return proposals.length === 0 ? state : { ...state, turnProposals: proposals };
  },
  ActDone: (state, { creature, act }) => withAct(state, creature, act),
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly turn: TurnEvent;
  }
}
