import { readDice } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Duration } from '../../../state/magic.ts';
import { classTable } from './levels.ts';
import { SPELL_FACTS, type SpellList } from './spells.ts';

/** Whose list a class reads from; null for those who cast nothing. */
export function spellListOf({ class: calling }: Creature): SpellList | null {
  if (!classTable(calling)?.spells) return null;
  return calling === 'cleric' ? 'cleric' : 'arcane';
}

/** Durations as the list writes them: `12 turns`, `4d4 turns`, `6 turns + 1 per level`. */
export const TURNS = /^(\S+) turns?( \+ 1 per level)?$/;

/** OSE-APX-06: the duration that is listed; magic of no fixed length lasts until it is ended, and of the rest the list is silent. */
export function durationOf(caster: Creature, spell: string): Duration | null {
  const list = spellListOf(caster);
  const facts = SPELL_FACTS.find(({ name, list: of }) => name === spell && of === list);
  if (!facts || facts.duration === 'instant') return null;
  const [, written, perLevel] = TURNS.exec(facts.duration) ?? [];
  const turns = written === undefined ? null : readDice(written);
  const more = perLevel ? caster.level : 0;
  return { rule: 'OSE-APX-06', turns: turns && { ...turns, plus: turns.plus + more } };
}
