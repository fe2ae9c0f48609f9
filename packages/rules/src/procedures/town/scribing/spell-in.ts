import { POTION_SPELLS } from '../../../books/ose/content/magic-things.ts';
import type { Ruleset } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Form } from './rule.ts';

/** Whether a thing is a scroll or a potion, by its name; null for other things. */
export function formOf(name: string): Form | null {
  if (/^potion of /i.test(name)) return 'potion';
  return /^scroll of /i.test(name) ? 'scroll' : null;
}

/** The spell that a potion or scroll holds: the one it is named after, or whose work the potion of a hoard does. */
export function spellIn(name: string): string {
  const [, of = name] = /^(?:potion|scroll) of (.+)$/i.exec(name) ?? [];
  return POTION_SPELLS[of.toLowerCase()] ?? of;
}

const CALLINGS = ['cleric', 'magic-user'] as const;
const HIGHEST = 20;

/**
 * Who casts it: the reader who has the spell on a list, or else the least caster who could have laid it into the thing.
 * The user, where no list has it: what it does is then the referee's to rule.
 */
export function casterOf({ spells }: Ruleset, user: Creature, spell: string): Creature {
  const lists = (one: Creature): number =>
    spells.memory.known({ ...one, book: [spell] }, {}).findIndex((names) => names.includes(spell));
  if (lists(user) >= 0) return user;
  for (let level = 1; level <= HIGHEST; level += 1)
    for (const calling of CALLINGS) {
      const one: Creature = { ...user, class: calling, level };
      const at = lists(one);
      if (at >= 0 && (spells.memory.slots(one)[at] ?? 0) > 0) return one;
    }
  return user;
}
