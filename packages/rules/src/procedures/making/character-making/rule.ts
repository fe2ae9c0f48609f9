import type { Dice, Modifier, RuleId } from '../../../core/index.ts';
import type { Ability, AbilityScores } from '../../../state/creature.ts';

/** A class that a new character may take up. */
export interface CharacterClass {
  readonly name: string;
  readonly rule: RuleId;
  /** The abilities that quicken its experience. */
  readonly prime: readonly Ability[];
  /** Least scores. */
  readonly requirements: Readonly<Partial<Record<Ability, number>>>;
  /** What is thrown for hit points, in notation. */
  readonly hitDie: string;
}

/** Points of some abilities given up for points of a prime requisite. */
export interface Trade {
  readonly rule: RuleId;
  readonly lower: readonly Ability[];
  /** What a lowered ability may not sink below, and a raised one not rise above. */
  readonly least: number;
  readonly most: number;
  /** Points given up for one. */
  readonly cost: number;
}

/** Hit points of the first level: by which rule, and how they are thrown. */
export interface FirstHitPoints {
  readonly rule: RuleId;
  readonly formula: string;
  throw(of: string, scores: AbilityScores, dice: Dice): number;
  /** What so many points are made of, by the dice that fell. */
  parts(of: string, scores: AbilityScores, faces: readonly number[], points: number): readonly Modifier[];
}

/** What a ruleset says about making a character. */
export interface CharacterMakingRule {
  readonly id: RuleId;
  /** The rules of the single steps. */
  readonly steps: Readonly<Record<'array' | 'swap' | 'gold' | 'alignment', RuleId>>;
  readonly classes: readonly CharacterClass[];
  /** Figures to be arranged instead of rolling; null where one always rolls. */
  readonly array: readonly number[] | null;
  /** How often two rolled scores may be exchanged. */
  readonly swaps: number;
  readonly trade: Trade | null;
  scores(dice: Dice): AbilityScores;
  readonly hitPoints: FirstHitPoints;
  /** What a score adds to whatever it bears on; null where the book has no one figure for it. */
  modifier(ability: Ability, score: number): number | null;
  /** Gold pieces to begin with. */
  gold(dice: Dice): number;
  /** Feet of infravision; a chance for some. */
  infravision(of: string, dice: Dice): number;
}

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly characterMaking: CharacterMakingRule;
  }
}
