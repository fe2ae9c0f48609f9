import { abilityBand } from '../../content/ose/abilities.ts';
import type { ClassName, SaveValues } from '../../content/ose/classes.ts';
import { classTable, levelBand } from '../../content/ose/levels.ts';
import type { Creature, Save } from '../../state/creature.ts';
import { SAVES } from '../../state/creature.ts';
import type { SavingThrowRule } from './rule.ts';

/** OSE-SAV-01: letters of the categories in the order of the tables. */
const LETTERS: readonly string[] = ['D', 'W', 'P', 'B', 'S'];

export const letterOf = (save: Save): string => LETTERS[SAVES.indexOf(save)] ?? 'S';
export const categoryIndex = (letter: string): number => LETTERS.indexOf(letter);

/** OSE-SAV-01: what an effect is saved against; the first category in the order of the tables wins. */
const EFFECTS: Readonly<Record<string, Save>> = {
  'death-ray': 'death',
  poison: 'death',
  wand: 'wands',
  paralysis: 'paralysis',
  petrification: 'paralysis',
  breath: 'breath',
  spell: 'spells',
  rod: 'spells',
  staff: 'spells',
};
export const categoryOf = (effect: string): Save | null => EFFECTS[effect] ?? null;

/** OSE-TAB-04, OSE-TAB-05: normal humans, then monsters by the row noted for them. */
export const NORMAL_HUMAN_SAVES: SaveValues = [14, 15, 16, 17, 18];
const MONSTER_SAVES: readonly (readonly [upTo: number, values: SaveValues])[] = [
  [3, [12, 13, 14, 15, 16]],
  [6, [10, 11, 12, 13, 14]],
  [9, [8, 9, 10, 10, 12]],
  [12, [6, 7, 8, 8, 10]],
  [15, [4, 5, 6, 5, 8]],
  [18, [2, 3, 4, 3, 6]],
  [21, [2, 2, 2, 2, 4]],
  [Infinity, [2, 2, 2, 2, 2]],
];

/** OSE-TAB-05: less than one die saves as a normal human (R36). */
export function monsterSaves(row: number | 'NH'): SaveValues {
  if (row === 'NH' || row < 1) return NORMAL_HUMAN_SAVES;
  return MONSTER_SAVES.find(([upTo]) => row <= upTo)?.[1] ?? NORMAL_HUMAN_SAVES;
}

/** Class letters in a description: `C1`, `Dw3`. */
const CLASS_LETTERS: Readonly<Record<string, ClassName>> = {
  C: 'cleric',
  Dw: 'dwarf',
  D: 'dwarf',
  E: 'elf',
  F: 'fighter',
  H: 'halfling',
  M: 'magic-user',
  MU: 'magic-user',
  T: 'thief',
};

/** OSE-SAV-03: the row that a description notes: `NH`, `7`, `C1`; null when it cannot be read. */
export function savesAs(noted: string): SaveValues | null {
  if (noted === 'NH') return NORMAL_HUMAN_SAVES;
  const [, letters = '', figure = ''] = /^([A-Za-z]*)\s*(\d+)$/.exec(noted.trim()) ?? [];
  if (figure === '') return null;
  if (letters === '') return monsterSaves(Number(figure));
  return classSaves(CLASS_LETTERS[letters] ?? letters.toLowerCase(), Number(figure));
}

/** By class and level; past the last row, the last row. */
export function classSaves(name: string, level: number): SaveValues | null {
  const table = classTable(name);
  return table ? levelBand(table, Math.max(1, level)).saves : null;
}

/** OSE-SAV-03, R36. */
function values({ class: calling, level, saveAs, hitDice }: Creature): SaveValues {
  const own = calling === null ? null : classSaves(calling, level);
  const noted = saveAs === null ? null : savesAs(saveAs);
  return own ?? noted ?? (hitDice ? monsterSaves(wholeDice(hitDice.dice, hitDice.plus)) : NORMAL_HUMAN_SAVES);
}

/** Dice lessened by hit points below one die count as less than one. */
const wholeDice = (dice: number, plus: number): number => (dice <= 1 && plus < 0 ? 0 : Math.floor(dice));

/** Wisdom counts against magic: wands, spells, rods and staves (OSE-SAV-02, OSE-APX-01). */
const AGAINST_MAGIC: readonly Save[] = ['wands', 'spells'];

/** OSE-SAV-01…04; no natural roll decides by itself (R16). */
export const oseSavingThrow: SavingThrowRule = {
  values,
  bonus: ({ abilities }, save) => (abilities && AGAINST_MAGIC.includes(save) ? abilityBand(abilities.WIS).modifier : 0),
  saved: (total, value) => total >= value,
  half: (damage) => Math.floor(damage / 2),
};
