import { MOST_LINES, type Monster } from '@lanthorn/rules';
import type { TableRecord } from './table.ts';

/** A table to roll on, read as one that says who is met. */
export interface EncounterLines {
  readonly name: string;
  /** Keys of the bestiary: whoever has a wider range stands in more lines. */
  readonly lines: readonly string[];
  /** The rows that name nobody of the bestiary. */
  readonly strangers: readonly string[];
}

/** Reads each row as the name of a monster, whatever the order of its words: `Beetle, Fire [[1d6]]` is a fire beetle. */
export function encounterLines(
  { name, rows }: TableRecord,
  bestiary: readonly Pick<Monster, 'key' | 'name'>[],
): EncounterLines {
  const keys = new Map(bestiary.map((monster) => [wordsOf(monster.name), monster.key]));
  const met = rows.flatMap(({ from, to, text }) => {
    const key = keys.get(wordsOf(text));
    return key === undefined ? [] : [{ key, width: to - from + 1 }];
  });
  const strangers = rows.map(({ text }) => text).filter((text) => text !== '' && !keys.has(wordsOf(text)));
  const unit = fittingUnit(met.map(({ width }) => width));
  const lines = met.flatMap(({ key, width }) =>
    Array.from({ length: Math.max(1, Math.round(width / unit)) }, () => key),
  );
  return { name, lines: lines.slice(0, MOST_LINES), strangers };
}

/** The words of a name in the order of the alphabet, without numbers, dice and what stands in brackets. */
const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/\[\[.*?\]\]|\(.*?\)|\d+d\d+(?:\s*[+×x-]\s*\d+)?/g, ' ')
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .toSorted()
    .join(' ');

/** How many results make a line: the greatest common measure, or more where there would be too many lines. */
function fittingUnit(widths: readonly number[]): number {
  const total = widths.reduce((sum, width) => sum + width, 0);
  return Math.max(widths.reduce(measure, 0), total / MOST_LINES, 1);
}

const measure = (a: number, b: number): number => (b === 0 ? a : measure(b, a % b));
