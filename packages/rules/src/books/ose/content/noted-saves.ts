import { readSavesAs } from '../../../content/saves-as.ts';
import type { SaveValues } from '../../../state/creature.ts';
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

/** The row that a description notes: `NH`, `7`, `C1`; null when it cannot be read. */
export function savesAs(noted: string): SaveValues | null {
  const read = readSavesAs(noted);
  if (read === null || read === 'normal human') return read && NORMAL_HUMAN_SAVES;
  return read.class === null ? monsterSaves(read.level) : classSaves(read.class, read.level);
}

/** By class and level; past the last row, the last row. */
export function classSaves(name: string, level: number): SaveValues | null {
  const table = classTable(name);
  return table ? levelBand(table, Math.max(1, level)).saves : null;
}
