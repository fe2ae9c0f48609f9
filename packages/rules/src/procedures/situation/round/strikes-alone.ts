import { byRule, type Refusal } from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import { bentOn } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { confusedBy } from '../condition/enchantment.ts';
import { isRaging } from './raging.ts';

/** Why somebody does nothing but strike in this round: they rage, or are confused and bent on it; null for all others. */
export function strikesAlone(state: GameState, creature: Creature): Refusal | null {
  if (isRaging(state, creature))
    return byRule(rulesOf(state).backgrounds.cites.rage, 'forbidden', `${called(creature)} rages, and ${ALONE}.`);
  return bentOn(state.encounter, creature.id) && forConfused(state, creature, ALONE);
}

const ALONE = 'does nothing but strike';

/** Refuses somebody confused, by what they do in this round. */
export const forConfused = (state: GameState, creature: Creature, does: string): Refusal =>
  byRule(confusedBy(state, creature.id)?.rule ?? 'TABLE', 'forbidden', `${called(creature)} is confused, and ${does}.`);
