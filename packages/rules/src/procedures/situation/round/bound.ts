import type { CreatureId, RuleId } from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import type { GameState } from '../../../state/state.ts';

/** The rule by which a declared spell leaves room for nothing else; null where none is declared, or it does not bind. */
export const boundBy = (state: GameState, creature: CreatureId): RuleId | null =>
  state.encounter?.combat?.declarations[creature]?.action === 'spell'
    ? rulesOf(state).combatRound.declaring.binding
    : null;
