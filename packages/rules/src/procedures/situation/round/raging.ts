import { byRule, type Refusal } from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { bentOn } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { confusedBy } from '../condition/enchantment.ts';

export const isRaging = ({ encounter }: GameState, { id }: Creature): boolean =>
  encounter?.raging?.includes(id) ?? false;

/** Why somebody does nothing but strike in this round: they rage, or are confused and bent on it; null for all others. */
export function strikesAlone(state: GameState, creature: Creature): Refusal | null {
  const { id, name } = creature;
  const only = (why: string): string => `${name} ${why}, and does nothing but strike.`;
  if (isRaging(state, creature)) return byRule(rulesOf(state).backgrounds.cites.rage, 'forbidden', only('rages'));
  return (
    bentOn(state.encounter, id) && byRule(confusedBy(state, id)?.rule ?? 'TABLE', 'forbidden', only('is confused'))
  );
}
