import type { CreatureId, RuleId } from '../../../core/index.ts';
import { rulesFor } from '../../../play/index.ts';
import type { GameState } from '../../../state/state.ts';

/** The rule by which a declared spell leaves room for nothing else; null where none is declared, or it does not bind. */
export const boundBy = ({ encounter, ruleset }: GameState, creature: CreatureId): RuleId | null =>
  encounter?.combat?.declarations[creature]?.action === 'spell'
    ? rulesFor(ruleset).combatRound.declaring.binding
    : null;
