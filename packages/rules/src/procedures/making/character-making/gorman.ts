import { type GormanAbility, type GormanScores, gormanModifier } from '../../../content/gorman/abilities.ts';
import { type Dice, roll } from '../../../core/index.ts';
import type { AbilityScores } from '../../../state/creature.ts';

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

/** GOR-EQP-01: gold pieces of a new character. */
export const startingGold = (dice: Dice): number => 10 * roll(dice, 3, 6).total;
