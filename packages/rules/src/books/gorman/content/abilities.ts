import { type Band, banded } from '../../../content/banded.ts';

/** In the order in which they are rolled (GOR-ABI-01). */
export const GORMAN_ABILITIES = ['str', 'int', 'wis', 'dex', 'con', 'cha'] as const;
export type GormanAbility = (typeof GORMAN_ABILITIES)[number];
export type GormanScores = Readonly<Record<GormanAbility, number>>;

/** GOR-ABI-03: the scores of the fixed array. */
export const GORMAN_ARRAY: readonly number[] = [17, 14, 12, 10, 8, 6];

/** GOR-ABI-04. */
const MODIFIERS: readonly Band<number>[] = [
  { upTo: 3, value: -3 },
  { upTo: 5, value: -2 },
  { upTo: 8, value: -1 },
  { upTo: 12, value: 0 },
  { upTo: 15, value: 1 },
  { upTo: 17, value: 2 },
  { upTo: 18, value: 3 },
];

/** GOR-ABI-04: what a score adds; scores beyond 3 to 18 count as the nearest. */
export const gormanModifier = (score: number): number => banded(MODIFIERS, score);
