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

/** Durations as the list writes them: `12 turns`, `4d4 turns`, `6 turns + 1 per level`, `1 turn per level`. */
const TURNS = /^(\S+) turns?( \+ 1)?( per level)?$/;

/** What is listed of a spell on the caster's list; of those who have none, such as monsters, on either. */
const factsOf = (caster: Creature, spell: string) => {
  const list = spellListOf(caster);
  return SPELL_FACTS.find(({ name, list: of }) => name === spell && (list === null || of === list));
};

/** OSE-APX-06: the duration that is listed; magic of no fixed length lasts until it is ended, and of the rest the list is silent. */
export function durationOf(caster: Creature, spell: string): Duration | null {
  const facts = factsOf(caster, spell);
  if (!facts || facts.duration === 'instant') return null;
  const [, turns, more, perLevel] = TURNS.exec(facts.duration) ?? [];
  const dice = turns === undefined ? null : readDice(turns);
  if (!dice || !perLevel) return { rule: 'OSE-APX-06', turns: dice };
  const level = Math.max(1, caster.level);
  const plus = more ? dice.plus + level : dice.plus * level;
  return { rule: 'OSE-APX-06', turns: { ...dice, plus } };
}
