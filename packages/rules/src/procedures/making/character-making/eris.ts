import { type Band, banded } from '../../../content/banded.ts';
import type { ErisClass } from '../../../content/eris/classes.ts';

/** ERI-APX-01: percent on experience by the prime requisite. */
const PRIME: readonly Band<number>[] = [
  { upTo: 6, value: -20 },
  { upTo: 8, value: -10 },
  { upTo: 12, value: 0 },
  { upTo: 14, value: 5 },
  { upTo: Number.POSITIVE_INFINITY, value: 10 },
];

export const primePercent = (score: number): number => banded(PRIME, score);

export const withPrime = (score: number, experience: number): number =>
  Math.floor((experience * (100 + primePercent(score))) / 100);

interface Counted {
  readonly prime: 'str' | 'int' | 'wis';
  /** Other abilities, and how many points of each count for one. */
  readonly others: Readonly<Record<string, number>>;
}

/** ERI-APX-02. */
const COUNTED: Readonly<Record<ErisClass, Counted>> = {
  fighter: { prime: 'str', others: { int: 2, wis: 3 } },
  'magic-user': { prime: 'int', others: { wis: 2 } },
  cleric: { prime: 'wis', others: { int: 2, str: 3 } },
};

const COUNTS_ABOVE = 9;

/** ERI-APX-02: the prime requisite with what counts of other abilities, for experience alone. */
export function primeScore(of: ErisClass, scores: Readonly<Record<string, number>>): number {
  const { prime, others } = COUNTED[of];
  const counted = Object.entries(others).map(([ability, points]) =>
    Math.floor(Math.max(0, (scores[ability] ?? 0) - COUNTS_ABOVE) / points),
  );
  return counted.reduce((sum, each) => sum + each, scores[prime] ?? 0);
}

interface Following {
  readonly maxHirelings: number;
  readonly loyalty: number;
}

/** ERI-APX-05. */
const FOLLOWING: readonly Band<Following>[] = [
  { upTo: 4, value: { maxHirelings: 1, loyalty: -2 } },
  { upTo: 6, value: { maxHirelings: 2, loyalty: -1 } },
  { upTo: 9, value: { maxHirelings: 3, loyalty: 0 } },
  { upTo: 12, value: { maxHirelings: 4, loyalty: 0 } },
  { upTo: 15, value: { maxHirelings: 5, loyalty: 1 } },
  { upTo: 17, value: { maxHirelings: 6, loyalty: 2 } },
  { upTo: 18, value: { maxHirelings: 12, loyalty: 4 } },
];

export const followingOf = (charisma: number): Following => banded(FOLLOWING, charisma);

const SPEAKS_ABOVE = 10;

/** ERI-ABL-01: one for each two full points of wisdom above ten. */
export const languagesOfWisdom = (wisdom: number): number => Math.max(0, Math.floor((wisdom - SPEAKS_ABOVE) / 2));

/** ERI-APX-06: one for each point of intelligence above ten. */
export const languagesOfIntelligence = (intelligence: number): number => Math.max(0, intelligence - SPEAKS_ABOVE);
