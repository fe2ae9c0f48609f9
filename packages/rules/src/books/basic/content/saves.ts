import { readSavesAs } from '../../../content/saves-as.ts';
import type { SaveValues } from '../../../state/creature.ts';
import { type Band, banded } from './banded.ts';
import { type BasicClass, tablesOf } from './classes.ts';

/** Those of no class and level, or of less than a hit die (BFR-SAV-04). */
const NORMAL: Band<SaveValues> = [0, [13, 14, 15, 16, 18]];

/** BFR-SAV-03 to 06: death, wands, paralysis, breath, spells, up to each level. */
const BY_LEVEL: Readonly<Record<BasicClass, readonly Band<SaveValues>[]>> = {
  cleric: [
    NORMAL,
    [1, [11, 12, 14, 16, 15]],
    [3, [10, 11, 13, 15, 14]],
    [5, [9, 10, 13, 15, 14]],
    [7, [9, 10, 12, 14, 13]],
    [9, [8, 9, 12, 14, 13]],
    [11, [8, 9, 11, 13, 12]],
    [13, [7, 8, 11, 13, 12]],
    [15, [7, 8, 10, 12, 11]],
    [17, [6, 7, 10, 12, 11]],
    [19, [6, 7, 9, 11, 10]],
    [20, [5, 6, 9, 11, 10]],
  ],
  fighter: [
    NORMAL,
    [1, [12, 13, 14, 15, 17]],
    [3, [11, 12, 14, 15, 16]],
    [5, [11, 11, 13, 14, 15]],
    [7, [10, 11, 12, 14, 15]],
    [9, [9, 10, 12, 13, 14]],
    [11, [9, 9, 11, 12, 13]],
    [13, [8, 9, 10, 12, 13]],
    [15, [7, 8, 10, 11, 12]],
    [17, [7, 7, 9, 10, 11]],
    [19, [6, 7, 8, 10, 11]],
    [20, [5, 6, 8, 9, 10]],
  ],
  'magic-user': [
    NORMAL,
    [1, [13, 14, 13, 16, 15]],
    [3, [13, 14, 13, 15, 14]],
    [5, [12, 13, 12, 15, 13]],
    [7, [12, 12, 11, 14, 13]],
    [9, [11, 11, 10, 14, 12]],
    [11, [11, 10, 9, 13, 11]],
    [13, [10, 10, 9, 13, 11]],
    [15, [10, 9, 8, 12, 10]],
    [17, [9, 8, 7, 12, 9]],
    [19, [9, 7, 6, 11, 9]],
    [20, [8, 6, 5, 11, 8]],
  ],
  thief: [
    NORMAL,
    [1, [13, 14, 13, 16, 15]],
    [3, [12, 14, 12, 15, 14]],
    [5, [11, 13, 12, 14, 13]],
    [7, [11, 13, 11, 13, 13]],
    [9, [10, 12, 11, 12, 12]],
    [11, [9, 12, 10, 11, 11]],
    [13, [9, 10, 10, 10, 11]],
    [15, [8, 10, 9, 9, 10]],
    [17, [7, 9, 9, 8, 9]],
    [19, [7, 9, 8, 7, 9]],
    [20, [6, 8, 8, 6, 8]],
  ],
};

/** By class and level; of two classes the better number each (BFR-SAV-09); past the last level, the last row. */
export const basicSaves = (name: string, level: number): SaveValues =>
  tablesOf(name)
    .map((one) => banded(BY_LEVEL[one], level))
    .reduce(([a, b, c, d, e], [f, g, h, i, j]) => [
      Math.min(a, f),
      Math.min(b, g),
      Math.min(c, h),
      Math.min(d, i),
      Math.min(e, j),
    ]);

/** What a description notes: a normal human, hit dice, or a class and a level; null when it cannot be read (BFR-SAV-08). */
export function notedSaves(noted: string): SaveValues | null {
  const read = readSavesAs(noted);
  if (read === null || read === 'normal human') return read && NORMAL[1];
  return basicSaves(read.class ?? 'fighter', read.level);
}
