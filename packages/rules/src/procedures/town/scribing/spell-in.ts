import { POTION_SPELLS } from '../../../content/magic-things.ts';
import { spellsOn } from '../../../content/scrolls.ts';
import type { ItemId, Ruleset } from '../../../core/index.ts';
import { uncapitalised, withThe } from '../../../core/words.ts';
import { adventureOf, type MagicFind } from '../../../state/adventure.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Item } from '../../../state/item.ts';
import type { GameState } from '../../../state/state.ts';
import type { Form } from './rule.ts';

/** Whether a thing is a scroll or a potion, by its name; null for other things. */
export function formByName(name: string): Form | null {
  if (/^(?:a )?potion of /i.test(name)) return 'potion';
  return /^(?:a )?scroll of /i.test(name) ? 'scroll' : null;
}

/** A potion by its looks: a stoppered vial, a milky potion. */
const LOOKS = /^(?:an? )?(?:[\w-]+ )?(?:vial|phial|potion)$/i;

/** Whether a thing that somebody carries is a scroll or a potion: by its name, by its looks, or by what the party found it to be. */
export function formOfThing(state: GameState, { id, name }: Item): Form | null {
  const found = foundAs(state, id)?.thing;
  return formByName(name) ?? (LOOKS.test(name) || found === 'potion' ? 'potion' : found === 'scroll' ? 'scroll' : null);
}

/** `the stoppered vial`, `the potion of Fly`. */
export const theThing = (name: string): string => withThe(uncapitalised(name));

/** What it is in truth, as far as the referee has said: else what it is called. */
export const trueName = (state: GameState, { id, name }: Item): string => foundAs(state, id)?.is ?? name;

const foundAs = (state: GameState, item: ItemId): MagicFind | undefined =>
  adventureOf(state).finds.find(({ id }) => id === item);

/** The spell that a potion or scroll holds: the one it is named after, or whose work the potion of a hoard does. */
export function spellIn(name: string): string {
  const [, of = name] = /^(?:a )?(?:potion|scroll) of (.+)$/i.exec(name) ?? [];
  return POTION_SPELLS[of.toLowerCase()] ?? (/[A-Z]/.test(of) ? of : of.replace(WORD, (first) => first.toUpperCase()));
}

/** What players take its work for: the spell that it is named after or that is read from it, else the thing itself. */
export const takenFor = (item: Item, spell: string | undefined): string =>
  formByName(item.name) === null ? theThing(item.name) : (spellNamedIn(item, spell) ?? spellIn(item.name));

/** Where a word of a spell’s name begins that is written with a capital: `Protection from Evil`. */
const WORD = /(?<![\w’'])(?!(?:and|from|of|or|the|to|with)\b)[a-z]/g;

/** The spells that a scroll is known to have several of, by its name; none of whatever else. */
export const spellsKnownOn = ({ name }: Item): readonly string[] => spellsOn(name) ?? [];

/** The spell that is read from a scroll as far as its name tells, which is all that a reader knows: the one that is said, of several; null for other things. */
export function spellNamedIn(item: Item, said?: string): string | null {
  if (formByName(item.name) !== 'scroll') return null;
  const several = spellsKnownOn(item);
  if (several.length === 0) return spellIn(item.name);
  return said !== undefined && several.includes(said) ? said : null;
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
