import { classTable, spellSlots } from '../../../content/ose/levels.ts';
import type { SpellList } from '../../../content/ose/spells.ts';
import { SPELL_FACTS, SPELL_LISTS } from '../../../content/ose/spells.ts';
import { readDice } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { freeSlots } from './memory.ts';
import type { Duration, SpellsRule } from './rule.ts';
import { OBSTACLES } from './rule.ts';

/** Whose list a class reads from; null for those who cast nothing. */
export function spellListOf({ class: calling }: Creature): SpellList | null {
  if (!classTable(calling)?.spells) return null;
  return calling === 'cleric' ? 'cleric' : 'arcane';
}

/** Durations as the list writes them: `12 turns`, `4d4 turns`, `6 turns + 1 per level`. */
const TURNS = /^(\S+) turns?( \+ 1 per level)?$/;

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

/** OSE-CMB-14, OSE-CMB-36, OSE-APX-06: one spell a slot, of the slot's level. */
export const oseSpells: SpellsRule = {
  id: 'OSE-APX-06',
  casting: 'OSE-CMB-14',
  obstacles: ({ declared, gagged, bound, silenced, moved, otherAction, targetVisible, unstable }) => {
    const there = [!declared, gagged, bound, silenced, moved, otherAction, !targetVisible, unstable];
    return OBSTACLES.filter((_, i) => there[i]);
  },
  preparing: () => 'OSE-APX-06',
  listed: () => null,
  clad: () => null,
  slots: ({ class: calling, level }) => {
    const table = classTable(calling);
    return table ? spellSlots(table, level) : [];
  },
  known: (caster) => {
    const list = spellListOf(caster);
    return list ? SPELL_LISTS[list] : [];
  },
  unready: (caster, held, spell) => {
    const levels = oseSpells.known(caster, {});
    const level = levels.findIndex((names) => names.includes(spell));
    return freeSlots(oseSpells.slots(caster), levels, held)[level]
      ? null
      : `${caster.name} has no slot of level ${level + 1} left.`;
  },
  castable: () => true,
  trades: () => [],
  heals: (spell) => (spell === 'Cure Light Wounds' ? { count: 1, sides: 6, plus: 1, times: 1 } : null),
  lasts: durationOf,
  countsFrom: 'turn',
  bookDue: () => null,
  bookBrings: () => ({ spells: [], roll: null }),
  bookChoices: () => [],
};
