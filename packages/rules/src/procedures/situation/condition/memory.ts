import { byRule, type CreatureId, type Refusal } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';

/** Slots without a spell in them, by spell level. @param levels the spells of each level */
export const freeSlots = (
  slots: readonly number[],
  levels: readonly (readonly string[])[],
  held: readonly string[],
): readonly number[] => slots.map((count, i) => count - held.filter((spell) => levels[i]?.includes(spell)).length);

/** Who casts by a class has the spell in memory; of others the referee knows. */
export function inMemory(play: Play, creature: CreatureId, spell: string): Refusal | null {
  const found = play.state.creatures[creature];
  if (!found || found.kind === 'monster' || play.state.memorised[creature]?.includes(spell)) return null;
  return play.unless(byRule(play.rules.spells.memory.id, 'not-equipped', `${found.name} has not memorised ${spell}.`));
}
