import { byRule, type CreatureId, type Refusal } from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import type { GameState } from '../../../state/state.ts';
import { toldWithin } from '../spells/reversed.ts';

/** Slots without a spell in them, by spell level. @param levels the spells of each level */
export const freeSlots = (
  slots: readonly number[],
  levels: readonly (readonly string[])[],
  held: readonly string[],
): readonly number[] => slots.map((count, i) => count - held.filter((spell) => levels[i]?.includes(spell)).length);

/** Who casts by a class has the spell in memory; of others the referee knows. */
export function notInMemory(state: GameState, creature: CreatureId, spell: string): Refusal | null {
  const found = state.creatures[creature];
  if (!found || found.kind === 'monster' || state.memorised[creature]?.includes(spell)) return null;
  const { id } = rulesOf(state).spells.memory;
  return byRule(id, 'not-equipped', `${called(found)} has not memorised ${toldWithin(spell)}.`);
}
