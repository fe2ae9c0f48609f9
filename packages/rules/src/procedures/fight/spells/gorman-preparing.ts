import { GORMAN_CLASS, type GormanClass } from '../../../books/gorman/content/classes.ts';
import {
  CURE_LIGHT_WOUNDS,
  GORMAN_SPELLS,
  type GormanSpell,
  type GormanSpellList,
  SPELLS_PER_DAY,
  TURN_UNDEAD,
} from '../../../books/gorman/content/spells.ts';
import { rowOf } from '../../../content/banded.ts';
import { type Answer, denied } from '../../../content/denied.ts';

const NO_SLOTS: readonly number[] = [0, 0, 0, 0, 0, 0];

/** GOR-MAG-01: castings a day of each spell level, the first first. */
export const slotsOf = (of: GormanClass, level: number): readonly number[] =>
  GORMAN_CLASS[of].spellList ? rowOf(SPELLS_PER_DAY, level) : NO_SLOTS;

/** GOR-MAG-11, 12: a spell by its number on the list; null where there is none. */
export const spellOf = (list: GormanSpellList, level: number, number: number): GormanSpell | null =>
  GORMAN_SPELLS[list][level - 1]?.[number - 1] ?? null;

/** The level of a spell on a list; null when it is not on it. */
export function levelOn(list: GormanSpellList, name: string): number | null {
  const level = GORMAN_SPELLS[list].findIndex((spells) => spells.some((spell) => spell.name === name));
  return level < 0 ? null : level + 1;
}

/** Whether more spells are prepared at a level than a day allows. */
function tooMany(slots: readonly number[], levels: readonly number[]): boolean {
  return levels.some((level) => levels.filter((other) => other === level).length > (slots[level - 1] ?? 0));
}

/** What a magic-user or an elf has at hand to prepare spells. */
export interface Study {
  readonly book: readonly string[];
  readonly rested: boolean;
  readonly hasBook: boolean;
}

/** GOR-MAG-02: after a night's rest, from the book, no more than a day allows. */
export function studied(
  of: GormanClass,
  level: number,
  { book, rested, hasBook }: Study,
  prepare: readonly { readonly name: string; readonly level: number }[],
): Answer<{ readonly ok: true }, 'no-rest' | 'no-book' | 'not-in-book' | 'too-many'> {
  if (!rested) return denied('no-rest');
  if (!hasBook) return denied('no-book');
  if (prepare.some(({ name }) => !book.includes(name))) return denied('not-in-book');
  const levels = prepare.map((spell) => spell.level);
  return tooMany(slotsOf(of, level), levels) ? denied('too-many') : { ok: true };
}

/** A spell that a master has taught a cleric (GOR-MAG-10). */
export interface Taught {
  readonly name: string;
  readonly level: number;
}

/**
 * GOR-MAG-03: any spell of the cleric's list, in a slot of its level. Where no spell of the sixth level is known, its
 * slots hold lower ones (GOR-MAG-01).
 */
export function prayedFor(
  level: number,
  taught: readonly Taught[],
  prepare: readonly { readonly name: string; readonly slot: number }[],
): Answer<{ readonly ok: true }, 'not-on-list' | 'wrong-slot' | 'too-many'> {
  const levelOf = (name: string): number | null =>
    name === TURN_UNDEAD ? 1 : (levelOn('cleric', name) ?? taught.find((spell) => spell.name === name)?.level ?? null);
  if (prepare.some(({ name }) => levelOf(name) === null)) return denied('not-on-list');
  const knows = (slot: number): boolean =>
    (GORMAN_SPELLS.cleric[slot - 1] ?? []).length > 0 || taught.some((spell) => spell.level === slot);
  const fits = ({ name, slot }: { readonly name: string; readonly slot: number }): boolean =>
    levelOf(name) === slot || !knows(slot);
  if (!prepare.every(fits)) return denied('wrong-slot');
  const slots = prepare.map(({ slot }) => slot);
  return tooMany(slotsOf('cleric', level), slots) ? denied('too-many') : { ok: true };
}

/** What a cleric may trade any prepared spell for (GOR-MAG-04). */
export const SPONTANEOUS: readonly string[] = [TURN_UNDEAD, CURE_LIGHT_WOUNDS];

/** GOR-MAG-04. @param place of the spell that is given up */
export function traded(
  of: GormanClass,
  prepared: readonly string[],
  place: number,
  into: string,
): Answer<{ readonly prepared: readonly string[] }, 'not-cleric' | 'bad-target' | 'nothing-prepared'> {
  if (GORMAN_CLASS[of].spellList !== 'cleric') return denied('not-cleric');
  if (!SPONTANEOUS.includes(into)) return denied('bad-target');
  if (prepared[place] === undefined) return denied('nothing-prepared');
  return { prepared: prepared.with(place, into) };
}
