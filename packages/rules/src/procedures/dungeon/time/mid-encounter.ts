import { byRule, type Refusal } from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import type { GameState } from '../../../state/state.ts';

/** Why turns and days do not go by amid an encounter; null where there is none. */
export const midEncounter = (state: GameState): Refusal | null =>
  state.encounter || state.metElsewhere
    ? byRule(rulesOf(state).encounter.cites.order, 'in-encounter', 'An encounter is running: its rounds count first.')
    : null;
