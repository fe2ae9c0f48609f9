import type { CheckId, CreatureId, Roll, Why } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import type { Ability } from '../../../state/creature.ts';
import type { CalledCheck, GameState } from '../../../state/state.ts';

export interface CheckCalled {
  readonly type: 'CheckCalled';
  readonly check: CalledCheck;
}

export interface CheckWithdrawn {
  readonly type: 'CheckWithdrawn';
  readonly check: CheckId;
}

export interface AbilityChecked {
  readonly type: 'AbilityChecked';
  /** The call it answers; null for a check that nobody called for. */
  readonly check: CheckId | null;
  readonly creature: CreatureId;
  readonly ability: Ability;
  readonly roll: Roll;
  readonly success: boolean;
  readonly blind: boolean;
  readonly purpose: string;
  readonly why: Why;
}

export type AbilityCheckEvent = CheckCalled | CheckWithdrawn | AbilityChecked;

export const abilityCheckEvolvers: Evolvers<AbilityCheckEvent> = {
  CheckCalled: (state, { check }) => ({ ...state, calledChecks: [...state.calledChecks, check] }),
  CheckWithdrawn: (state, { check }) => without(state, check),
  AbilityChecked: (state, { check }) => (check === null ? state : without(state, check)),
};

const without = (state: GameState, check: CheckId): GameState => ({
  ...state,
  calledChecks: state.calledChecks.filter(({ id }) => id !== check),
});

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly abilityCheck: AbilityCheckEvent;
  }
}
