import { classTable, spellSlots } from '../../../books/ose/content/levels.ts';
import { durationOf, spellListOf } from '../../../books/ose/content/spell-durations.ts';
import { isOnCasterAlone, isOnPlace, rangeOf } from '../../../books/ose/content/spell-ranges.ts';
import { curedBy, healingOf, riddenBy, SPELL_WORKS } from '../../../books/ose/content/spell-works.ts';
import { SPELL_LISTS } from '../../../books/ose/content/spells.ts';
import { SPELLS_IN_FORCE } from '../../../books/ose/content/spells-in-force.ts';
import { THING_WORKS, THINGS_IN_FORCE } from '../../../books/ose/content/things-in-force.ts';
import { called } from '../../../state/called.ts';
import { freeSlots } from '../../situation/condition/memory.ts';
import { OBSTACLES, type SpellsRule } from './rule.ts';

/** OSE-CMB-14, OSE-CMB-36, OSE-APX-06: one spell a slot, of the slot's level. */
export const oseSpells: SpellsRule = {
  cites: { lasting: 'OSE-TIM-03', trading: 'TABLE', firstBook: 'TABLE', laterBook: 'TABLE' },
  memory: {
    id: 'OSE-APX-06',
    of: () => 'OSE-APX-06',
    // A night's sleep and one hour.
    study: 6,
    preparing: () => 'OSE-APX-06',
    slots: ({ class: calling, level }) => {
      const table = classTable(calling);
      return table ? spellSlots(table, level) : [];
    },
    known: (caster) => {
      const list = spellListOf(caster);
      return list ? SPELL_LISTS[list] : [];
    },
    unready: (caster, held, spell) => {
      const levels = oseSpells.memory.known(caster, {});
      const level = levels.findIndex((names) => names.includes(spell));
      return freeSlots(oseSpells.memory.slots(caster), levels, held)[level]
        ? null
        : `${called(caster)} has no slot of level ${level + 1} left.`;
    },
  },
  cast: {
    rule: 'OSE-CMB-14',
    obstacles: ({ declared, gagged, bound, silenced, moved, otherAction, targetVisible, unstable }) => {
      const there = [!declared, gagged, bound, silenced, moved, otherAction, !targetVisible, unstable];
      return OBSTACLES.filter((_, i) => there[i]);
    },
    clad: () => null,
    castable: () => true,
    trades: () => [],
  },
  listed: () => null,
  effect: {
    heals: healingOf,
    cures: curedBy,
    rids: riddenBy,
    range: rangeOf,
    lasts: durationOf,
    works: (spell) => {
      const work = Object.hasOwn(SPELL_WORKS, spell) ? SPELL_WORKS[spell] : undefined;
      const thing = Object.hasOwn(THING_WORKS, spell) ? THING_WORKS[spell] : undefined;
      if (work) return { work, rule: 'OSE-APX-06' };
      return thing ? { work: thing, rule: 'TABLE' } : null;
    },
    inForce: (name) => {
      const does = Object.hasOwn(SPELLS_IN_FORCE, name) ? SPELLS_IN_FORCE[name] : undefined;
      const [, thing = null] = Object.hasOwn(THINGS_IN_FORCE, name) ? (THINGS_IN_FORCE[name] ?? []) : [];
      if (does) return { does, rule: 'OSE-APX-06' };
      return thing ? { does: thing, rule: 'TABLE' } : null;
    },
    onCasterAlone: (spell) => (isOnCasterAlone(spell) ? 'OSE-APX-06' : null),
    onPlace: isOnPlace,
  },
  books: {
    due: () => null,
    brings: () => ({ spells: [], roll: null }),
    choices: () => [],
  },
  scrolls: { arcane: SPELL_LISTS.arcane, divine: SPELL_LISTS.cleric },
};
