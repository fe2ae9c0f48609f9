import { type Answer, denied } from '../../content/denied.ts';
import {
  GORMAN_ABILITIES,
  GORMAN_ARRAY,
  type GormanAbility,
  type GormanScores,
  gormanModifier,
} from '../../content/gorman/abilities.ts';
import { type Dice, roll } from '../../core/index.ts';
import type { AbilityScores } from '../../state/creature.ts';

const scoresBy = (score: (ability: GormanAbility) => number): GormanScores => ({
  str: score('str'),
  int: score('int'),
  wis: score('wis'),
  dex: score('dex'),
  con: score('con'),
  cha: score('cha'),
});

/** Scores by the book's short names. */
export const namedScores = ({ STR, INT, WIS, DEX, CON, CHA }: AbilityScores): GormanScores => ({
  str: STR,
  int: INT,
  wis: WIS,
  dex: DEX,
  con: CON,
  cha: CHA,
});

/** GOR-ABI-01: 3d6 for each ability, in order. */
export const gormanScores = (dice: Dice): GormanScores => scoresBy(() => roll(dice, 3, 6).total);

/** Dice that the six scores take. */
export const DICE_FOR_SCORES = 18;

/** GOR-ABI-02: two scores may change places, once. */
export function swapped(
  scores: GormanScores,
  swap: readonly [GormanAbility, GormanAbility] | null,
  used: boolean,
): Answer<{ readonly scores: GormanScores; readonly swapUsed: boolean }, 'swap-used' | 'swap-same'> {
  if (!swap) return { scores, swapUsed: used };
  const [one, other] = swap;
  if (used) return denied('swap-used');
  if (one === other) return denied('swap-same');
  return { scores: { ...scores, [one]: scores[other], [other]: scores[one] }, swapUsed: true };
}

/** GOR-ABI-03: each figure of the array once, to the six abilities as one likes. */
export function arranged(
  assignment: Readonly<Record<string, number>>,
): Answer<{ readonly scores: GormanScores }, 'array-mismatch'> {
  const given = Object.values(assignment).toSorted((a, b) => b - a);
  const fits =
    GORMAN_ABILITIES.every((ability) => ability in assignment) &&
    given.length === GORMAN_ARRAY.length &&
    given.every((score, place) => score === GORMAN_ARRAY[place]);
  return fits ? { scores: scoresBy((ability) => assignment[ability] ?? 0) } : denied('array-mismatch');
}

/** Where a score may count (GOR-ABI-05). */
export const SCORE_USES = [
  'hit-die',
  'resurrection',
  'henchman-loyalty',
  'reaction',
  'melee-attack',
  'melee-damage',
  'missile-attack',
  'armor-class',
  'save',
  'initiative',
  'morale',
  'wandering',
] as const;
export type ScoreUse = (typeof SCORE_USES)[number];

const ALWAYS: Partial<Record<ScoreUse, GormanAbility>> = {
  'hit-die': 'con',
  resurrection: 'con',
  'henchman-loyalty': 'cha',
  reaction: 'cha',
};
const IN_COMBAT: Partial<Record<ScoreUse, GormanAbility>> = {
  'melee-attack': 'str',
  'melee-damage': 'str',
  'missile-attack': 'dex',
  'armor-class': 'dex',
};

/** GOR-ABI-05: which ability counts for a use, if any; strength and dexterity in combat by option only. */
export const abilityFor = (use: ScoreUse, inCombat: boolean): GormanAbility | null =>
  ALWAYS[use] ?? (inCombat ? IN_COMBAT[use] : undefined) ?? null;

/** GOR-ABI-05: what the scores add to a use. */
export function scoreModifier(use: ScoreUse, scores: GormanScores, inCombat: boolean): number {
  const ability = abilityFor(use, inCombat);
  return ability === null ? 0 : gormanModifier(scores[ability]);
}

const ALIGNMENTS: Readonly<Record<string, 'law' | 'neutrality' | 'chaos'>> = {
  law: 'law',
  lawful: 'law',
  neutrality: 'neutrality',
  neutral: 'neutrality',
  chaos: 'chaos',
  chaotic: 'chaos',
};

/** GOR-ALN-01: one of three, however it is written. */
export function gormanAlignment(
  written: string,
): Answer<{ readonly alignment: 'law' | 'neutrality' | 'chaos' }, 'bad-alignment'> {
  const alignment = ALIGNMENTS[written.trim().toLowerCase()];
  return alignment ? { alignment } : denied('bad-alignment');
}

/** GOR-EQP-01: gold pieces of a new character. */
export const startingGold = (dice: Dice): number => 10 * roll(dice, 3, 6).total;
