import type { CreatureId, Roll, RuleId, Why } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import { withCreature } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { stripped } from '../../party/equipping/events.ts';

/** Somebody struggled in the water; a death is an event of its own. */
export interface DrowningChecked {
  readonly type: 'DrowningChecked';
  readonly creature: CreatureId;
  readonly roll: Roll;
  readonly drowns: boolean;
  readonly why: Why;
}

/** Somebody in plate is drowning, with so many rounds to get out of it. */
export interface DrowningBegan {
  readonly type: 'DrowningBegan';
  readonly creature: CreatureId;
  readonly rounds: number;
  readonly rule: RuleId;
}

/** A try to cut oneself out of plate: the armour is gone, or a round is. */
export interface CutTried {
  readonly type: 'CutTried';
  readonly creature: CreatureId;
  readonly freed: boolean;
  /** Rounds that are left to try. */
  readonly left: number;
  readonly why: Why;
}

export type SwimmingEvent = DrowningChecked | DrowningBegan | CutTried;

function withRounds(state: GameState, creature: CreatureId, rounds: number): GameState {
  const { [creature]: _before, ...others } = state.drowning ?? {};
  return { ...state, drowning: rounds > 0 ? { ...others, [creature]: rounds } : others };
}

export const swimmingEvolvers: Evolvers<SwimmingEvent> = {
  DrowningChecked: (state, { creature }) => (state.drowning?.[creature] ? withRounds(state, creature, 0) : state),
  DrowningBegan: (state, { creature, rounds }) => withRounds(state, creature, rounds),
  CutTried: (state, { creature, freed, left }) => {
    const now = withRounds(state, creature, freed ? 0 : left);
    return freed ? withCreature(now, creature, stripped) : now;
  },
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly swimming: SwimmingEvent;
  }
}
