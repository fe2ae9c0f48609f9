import { ERIS_TABLES } from '../../../books/eris/content/classes.ts';
import { rowOf } from '../../../content/banded.ts';
import { type RuleId, readDice } from '../../../core/index.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Duration } from '../../../state/magic.ts';
import { castingLevel } from '../../body/creature/eris-calling.ts';
import { erisLightRule } from '../../dungeon/light/eris.ts';
import { freeSlots } from '../../situation/condition/memory.ts';
import type { SpellsRule } from './rule.ts';

/** ERI-APX-08, 09, ERI-ELF-06: an elf casts as a magic-user of that level, whatever it operates as. */
function slotsOf(caster: Creature): readonly number[] {
  const of = caster.class === 'elf' ? 'magic-user' : caster.class;
  if (of !== 'magic-user' && of !== 'cleric') return [];
  return rowOf(ERIS_TABLES[of].levels, castingLevel(caster)).spells;
}

const tableOf = ({ class: calling }: Creature): RuleId => (calling === 'cleric' ? 'ERI-APX-09' : 'ERI-APX-08');

/** ERI-LIT-06: the spell of light lasts as long on the eyes as it shines. */
function shining(caster: Creature, spell: string): Duration | null {
  const light = spell === 'Light' ? erisLightRule.shines(caster, spell) : null;
  return light?.turns ? { rule: light.rule, turns: readDice(String(light.turns)) } : null;
}

/** ERI-APX-08, 09, ERI-ELF-06 as one slot. On casting, lists and books of spells the book is silent (ERI-RUL-03). */
export const erisSpells = (silent: SpellsRule): SpellsRule => ({
  memory: {
    id: 'ERI-APX-08',
    study: silent.memory.study,
    of: tableOf,
    preparing: tableOf,
    slots: slotsOf,
    unready: (caster, held, spell) => {
      const levels = silent.memory.known(caster, {});
      const level = levels.findIndex((names) => names.includes(spell));
      return freeSlots(slotsOf(caster), levels, held)[level]
        ? null
        : `${called(caster)} has no slot of level ${level + 1} left.`;
    },
    known: silent.memory.known,
  },
  cast: {
    rule: 'ERI-CMB-02',
    clad: silent.cast.clad,
    castable: silent.cast.castable,
    trades: silent.cast.trades,
    obstacles: silent.cast.obstacles,
  },
  effect: {
    heals: silent.effect.heals,
    cures: silent.effect.cures,
    rids: silent.effect.rids,
    range: silent.effect.range,
    lasts: (caster, spell) => shining(caster, spell) ?? silent.effect.lasts(caster, spell),
    works: silent.effect.works,
    inForce: silent.effect.inForce,
    onCasterAlone: silent.effect.onCasterAlone,
    onPlace: silent.effect.onPlace,
  },
  cites: silent.cites,
  listed: silent.listed,
  books: silent.books,
  scrolls: silent.scrolls,
});
