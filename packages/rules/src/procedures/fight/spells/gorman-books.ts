import type { GormanClass } from '../../../books/gorman/content/classes.ts';
import { GORMAN_SPELLS } from '../../../books/gorman/content/spells.ts';
import { rowOf } from '../../../content/banded.ts';
import { type Answer, denied } from '../../../content/denied.ts';
import type { Dice } from '../../../core/index.ts';
import { slotsOf } from './gorman-preparing.ts';

type Choice = 'not-on-list' | 'duplicate';

/** A spell of a level by a throw of as many sides as the list is long; one that is owned is thrown anew. */
export function randomSpell(level: number, owned: readonly string[], dice: Pick<Dice, 'die'>): string {
  const names = namesOf(level);
  if (names.every((name) => owned.includes(name))) throw new Error('every spell of the level is owned');
  for (;;) {
    const name = names[dice.die(names.length) - 1];
    if (name !== undefined && !owned.includes(name)) return name;
  }
}

export const namesOf = (level: number): readonly string[] =>
  (GORMAN_SPELLS['magic-user'][level - 1] ?? []).map(({ name }) => name);

export function chosen(level: number, choice: string | null, owned: readonly string[]): Choice | null {
  if (choice === null || !namesOf(level).includes(choice)) return 'not-on-list';
  return owned.includes(choice) ? 'duplicate' : null;
}

export const highest = (of: GormanClass, level: number): number =>
  level < 1 ? 0 : slotsOf(of, level).findLastIndex((slots) => slots > 0) + 1;

/** GOR-RES-03: gold for each tenth of success, by spell level. */
const RESEARCH_UNITS = [1_000, 2_000, 4_000, 8_000, 16_000, 32_000] as const;
export const researchUnit = (level: number): number => rowOf(RESEARCH_UNITS, level);
const UNITS = 10;

/** Gold for certain success (GOR-RES-03). */
export const fullFunding = (level: number): number => UNITS * researchUnit(level);

/** GOR-MAG-09: what it takes to write a lost book anew, spell by spell. */
export const rewriting = (levels: readonly number[]): { readonly costGp: number; readonly days: number } => ({
  costGp: levels.reduce((sum, level) => sum + fullFunding(level), 0),
  days: levels.reduce((sum, level) => sum + level, 0),
});

/** GOR-MAG-10: a cleric learns a spell that is not on the list from a teacher of the same alignment. */
export function taughtBy(
  alignment: { readonly cleric: string; readonly teacher: string },
  level: number,
  purseGp: number,
  interrupted: boolean,
): Answer<
  { readonly titheGp: number; readonly months: number; readonly learned: true },
  'alignment-mismatch' | 'not-enough-gold' | 'interrupted'
> {
  if (alignment.cleric !== alignment.teacher) return denied('alignment-mismatch');
  if (purseGp < fullFunding(level)) return denied('not-enough-gold');
  return interrupted ? denied('interrupted') : { titheGp: fullFunding(level), months: level, learned: true };
}
