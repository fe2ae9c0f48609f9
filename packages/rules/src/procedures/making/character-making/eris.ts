import type { ErisClass } from '../../../books/eris/content/classes.ts';
import { hitDieAdjustment } from '../../../books/eris/content/constitution.ts';
import { erisHitDice, startingHitPoints } from '../../../books/eris/content/levels.ts';
import { type Band, banded } from '../../../content/banded.ts';
import { type Dice, type Modifier, summed } from '../../../core/index.ts';
import type { Ability } from '../../../state/creature.ts';
import type { CharacterMakingRule } from './rule.ts';

/** ERI-APX-01: percent on experience by the prime requisite. */
const PRIME_PERCENT: readonly Band<number>[] = [
  { upTo: 6, value: -20 },
  { upTo: 8, value: -10 },
  { upTo: 12, value: 0 },
  { upTo: 14, value: 5 },
  { upTo: Number.POSITIVE_INFINITY, value: 10 },
];

export const primePercent = (score: number): number => banded(PRIME_PERCENT, score);

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

/** What one of the book's classes or folk rises as (ERI-APX-07 to 09, ERI-APX-13). */
const RISES_AS: Readonly<Record<string, ErisClass>> = {
  fighter: 'fighter',
  'magic-user': 'magic-user',
  cleric: 'cleric',
  elf: 'fighter',
  dwarf: 'fighter',
  hobbit: 'fighter',
};
const PRIME: Readonly<Record<ErisClass, readonly Ability[]>> = {
  fighter: ['STR'],
  'magic-user': ['INT'],
  cleric: ['WIS'],
};

/** The table that a class of the book rises by; any other rises as a fighter. */
const erisClassOf = (name: string | null): ErisClass => RISES_AS[name ?? ''] ?? 'fighter';

const notation = (of: ErisClass): string => {
  const { dice, plus } = erisHitDice(of, 1);
  return `${dice}d6${plus > 0 ? `+${plus}` : ''}`;
};

/** Where each class has its table. */
const RISING = { fighter: 'ERI-APX-07', 'magic-user': 'ERI-APX-08', cleric: 'ERI-APX-09' } as const;

/** ERI-APX-07 to 09, ERI-APX-13, ERI-HPL-02, ERI-DWF-09. Scores and gold are those of the old booklets, on which the book is built (ERI-RUL-03). */
export const erisCharacterMaking = (classic: CharacterMakingRule): CharacterMakingRule => ({
  classes: Object.entries(RISES_AS).map(([name, of]) => ({
    name,
    rule: name === of ? RISING[of] : 'ERI-APX-13',
    prime: PRIME[of],
    requirements: {},
    hitDie: notation(of),
  })),
  trade: null,
  hitPoints: {
    rule: 'ERI-HPL-02',
    formula: 'the hit dice of the class and constitution, three at least',
    throw: (of, { CON }, dice) => startingHitPoints(erisClassOf(of), CON, dice),
    parts: (of, { CON }, faces, points) => firstPointsMade(erisClassOf(of), CON, faces, points),
  },
  modifier: () => null,
  infravision: (of, dice) => (of === 'dwarf' ? bornWith(dice) : 0),
  id: classic.id,
  steps: classic.steps,
  array: classic.array,
  swaps: classic.swaps,
  scores: classic.scores,
  gold: classic.gold,
});

/** ERI-APX-14, ERI-HPL-02: the dice, what constitution did to each, the points of the class, and three at least. */
function firstPointsMade(
  of: ErisClass,
  constitution: number,
  faces: readonly number[],
  points: number,
): readonly Modifier[] {
  const dice = summed(faces.map((value) => ({ value })));
  const bent = summed(faces.map((face) => ({ value: Math.max(1, face + hitDieAdjustment(constitution)) }))) - dice;
  const { plus } = erisHitDice(of, 1);
  return [
    { name: 'the dice', value: dice },
    { name: 'constitution', value: bent },
    { name: 'points of the class', value: plus },
    { name: 'three at least', value: points - dice - bent - plus },
  ].filter(({ value }, place) => place === 0 || value !== 0);
}

/** ERI-DWF-09: feet of infravision that some dwarves are born with. */
export const bornWith = (dice: Dice): 0 | 30 => (dice.die(6) <= 2 ? 30 : 0);
