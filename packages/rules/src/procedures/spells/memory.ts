import { classTable, spellSlots } from '../../content/ose/levels.ts';
import type { SpellList } from '../../content/ose/spells.ts';
import { SPELL_LISTS } from '../../content/ose/spells.ts';
import type { CreatureId } from '../../ids.ts';
import type { Play } from '../../play.ts';
import type { Refusal } from '../../ruling.ts';
import { byRule } from '../../ruling.ts';
import type { Creature } from '../../state/creature.ts';

/** Whose list a class reads from; null for those who cast nothing. */
export function spellListOf({ class: calling }: Creature): SpellList | null {
  if (!classTable(calling)?.spells) return null;
  return calling === 'cleric' ? 'cleric' : 'arcane';
}

/** Slots by spell level, the first level first (OSE-APX-06). */
export function slotsOf({ class: calling, level }: Creature): readonly number[] {
  const table = classTable(calling);
  return table ? spellSlots(table, level) : [];
}

/** The level of a spell in a list, counted from 1; null when it is not in it. */
export function levelOf(list: SpellList, spell: string): number | null {
  const at = SPELL_LISTS[list].findIndex((names) => names.includes(spell));
  return at < 0 ? null : at + 1;
}

/** Who casts by a class has the spell in memory; of others the referee knows. */
export function inMemory(play: Play, creature: CreatureId, spell: string): Refusal | null {
  const found = play.state.creatures[creature];
  if (!found || found.kind === 'monster' || play.state.memorised[creature]?.includes(spell)) return null;
  return play.unless(byRule('OSE-APX-06', 'not-equipped', `${found.name} has not memorised ${spell}.`));
}
