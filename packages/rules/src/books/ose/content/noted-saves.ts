import type { ClassName, SaveValues } from './classes.ts';
import { classTable, levelBand } from './levels.ts';

/** Normal humans, then monsters by the row noted for them. */
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

/** Less than one die saves as a normal human (R36). */
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

/** The row that a description notes: `NH`, `7`, `C1`; null when it cannot be read. */
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
