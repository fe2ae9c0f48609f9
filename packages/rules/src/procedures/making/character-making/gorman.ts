import {
  GORMAN_ARRAY,
  type GormanAbility,
  type GormanScores,
  gormanModifier,
} from '../../../books/gorman/content/abilities.ts';
import { HIT_DIE } from '../../../books/gorman/content/advancement.ts';
import { GORMAN_CLASS, GORMAN_CLASSES, isGormanClass } from '../../../books/gorman/content/classes.ts';
import { pointsOfLevel } from '../../../books/gorman/content/hit-dice.ts';
import { bestOf, pointsMadeOf } from '../../../content/points-made.ts';
import { type Dice, roll } from '../../../core/index.ts';
import type { AbilityScores } from '../../../state/creature.ts';
import type { CharacterMakingRule } from './rule.ts';

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

/** GOR-ABI-01 to 03, GOR-ALN-01, GOR-CLS-01, GOR-ADV-02, 03, GOR-EQP-01. All classes rise by the same table: none has a prime requisite. */
export const gormanCharacterMaking: CharacterMakingRule = {
  id: 'GOR-ABI-01',
  steps: { array: 'GOR-ABI-03', swap: 'GOR-ABI-02', gold: 'GOR-EQP-01', alignment: 'GOR-ALN-01' },
  classes: GORMAN_CLASSES.map((name) => ({
    name,
    rule: 'GOR-CLS-01',
    prime: [],
    requirements: {},
    hitDie: GORMAN_CLASS[name].hitDiceRolled === 2 ? `the better of 2d${HIT_DIE}` : `1d${HIT_DIE}`,
  })),
  array: GORMAN_ARRAY,
  swaps: 1,
  trade: null,
  scores: (dice) => {
    const { str, int, wis, dex, con, cha } = gormanScores(dice);
    return { STR: str, INT: int, WIS: wis, DEX: dex, CON: con, CHA: cha };
  },
  hitPoints: {
    rule: 'GOR-ADV-02',
    formula: 'd6 and constitution; the better of two for fighters and dwarves',
    throw: (of, { CON }, dice) => pointsOfLevel(isGormanClass(of) ? of : 'cleric', CON, 1, dice),
    parts: (_of, { CON }, faces, points) => pointsMadeOf(bestOf(faces), gormanModifier(CON), points),
  },
  modifier: (_ability, score) => gormanModifier(score),
  gold: startingGold,
  infravision: () => 0,
};
