import { byRule, type Refusal } from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import type { GameState } from '../../../state/state.ts';

/** Refuses while an encounter runs. */
export const calm = (state: GameState): Refusal | null =>
  state.encounter
    ? byRule(rulesOf(state).encounter.cites.order, 'in-encounter', 'An encounter is running: it is played out first.')
    : null;
