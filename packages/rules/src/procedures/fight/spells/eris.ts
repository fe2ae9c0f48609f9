import { rowOf } from '../../../content/banded.ts';
import { ERIS_TABLES } from '../../../content/eris/classes.ts';
import type { Creature } from '../../../state/creature.ts';
import { castingLevel } from '../../body/creature/eris-calling.ts';
import { freeSlots } from '../../situation/condition/memory.ts';
import type { SpellsRule } from './rule.ts';

/** ERI-APX-08, 09, ERI-ELF-06: an elf casts as a magic-user of that level, whatever it operates as. */
function slotsOf(caster: Creature): readonly number[] {
  const of = caster.class === 'elf' ? 'magic-user' : caster.class;
  if (of !== 'magic-user' && of !== 'cleric') return [];
  return rowOf(ERIS_TABLES[of].levels, castingLevel(caster)).spells;
}

/** ERI-APX-08, 09, ERI-ELF-06 as one slot. Of the spells themselves the book is silent. */
export const erisSpells = (silent: SpellsRule): SpellsRule => ({
  id: 'ERI-APX-08',
  casting: 'ERI-CMB-02',
  countsFrom: 'round',
  preparing: () => 'ERI-APX-08',
  slots: slotsOf,
  unready: (caster, held, spell) => {
    const levels = silent.known(caster, {});
    const level = levels.findIndex((names) => names.includes(spell));
    return freeSlots(slotsOf(caster), levels, held)[level]
      ? null
      : `${caster.name} has no slot of level ${level + 1} left.`;
  },
  // On casting, lists and books of spells the book is silent (ERI-RUL-03).
  cites: silent.cites,
  listed: silent.listed,
  clad: silent.clad,
  known: silent.known,
  castable: silent.castable,
  trades: silent.trades,
  heals: silent.heals,
  lasts: silent.lasts,
  bookDue: silent.bookDue,
  bookBrings: silent.bookBrings,
  bookChoices: silent.bookChoices,
  obstacles: silent.obstacles,
});
