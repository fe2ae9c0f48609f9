import { written } from '../../../core/written.ts';

/**
 * What each treasure type of the classic game comes to on average: gold pieces, to two figures, and in how many of a
 * hundred there is magic in it. The test reckons them from the tables, which a page need not have for them.
 */
export const TYPE_WORTHS: readonly (readonly [letter: string, gold: number, magic: number])[] = [
  ['A', 18_000, 30],
  ['B', 2_000, 10],
  ['C', 990, 10],
  ['D', 3_900, 15],
  ['E', 2_300, 25],
  ['F', 7_700, 30],
  ['G', 23_000, 35],
  ['H', 60_000, 15],
  ['I', 11_000, 15],
  ['J', 26, 0],
  ['K', 180, 0],
  ['L', 240, 0],
  ['M', 50_000, 0],
  ['N', 0, 40],
  ['O', 0, 50],
  ['P', 0.14, 0],
  ['Q', 1.1, 0],
  ['R', 3.5, 0],
  ['S', 5, 0],
  ['T', 18, 0],
  ['U', 150, 2],
  ['V', 310, 5],
];

/** What a treasure type is and holds: `a lair’s, about 990 gp, magic in 10 of 100`; null for what is no letter of one. */
export function inType(letter: string): string | null {
  const found = TYPE_WORTHS.find(([one]) => one === letter);
  if (!found) return null;
  const [, gold, magic] = found;
  const whose = letter <= 'O' ? 'a lair’s' : letter <= 'T' ? 'each one’s own' : 'a band’s';
  return [
    whose,
    ...(gold > 0 ? [gold < 1 ? 'less than 1 gp' : `about ${written(gold)} gp`] : []),
    ...(magic > 0 ? [`magic in ${magic} of 100`] : []),
  ].join(', ');
}
