import type { Cites, Figure, Note, RuleId } from '../../../core/index.ts';
import type { Creature, Save, SaveValues } from '../../../state/creature.ts';

/** What a save does to damage, as what threatens it says. */
export type SaveEffect = 'half' | 'negates';

/** What a save needs, and what is added. */
export interface SaveNumbers {
  /** Death, wands, paralysis, breath, spells. */
  values(creature: Creature): SaveValues;
  /** Whether one number holds against whatever threatens, so that nobody asks which. */
  readonly one: boolean;
  /** What wisdom and the like add against an effect of this kind. */
  bonus(creature: Creature, save: Save): number;
  /** Where what is added comes from. */
  readonly bonusOf: { readonly name: string; readonly rule: RuleId };
  /** @param natural what the d20 showed before anything was added */
  saved(total: number, value: number, natural: number): boolean;
  /** Where the book says that a 20 saves and a 1 never does; null where the total alone decides. */
  readonly naturals: RuleId | null;
}

/** What a save does to damage. */
export interface SaveLessens {
  /** Where the book says what a save does. */
  readonly rule: RuleId;
  /** What is left of damage when a save halves it. */
  half(damage: number): number;
}

/** By whom it is that saves. */
export interface SaveOf {
  /** The rule by which this one in particular saves. */
  rule(creature: Creature): RuleId;
  /** What is said of the throw of this one; null for nothing. */
  said(creature: Creature): Note | null;
}

/** What a ruleset says about saving throws. */
export interface SavingThrowRule {
  readonly cites: Cites<'numbers' | 'likeness'>;
  /** What the sheet shows besides, with the rules of this book; `base` is the movement rate in feet a turn. */
  readonly figures: ((creature: Creature, base: number) => readonly Figure[]) | null;
  /** The rule a save is rolled by. */
  readonly rule: RuleId;
  /** Where the book says that poison kills those who fail; null where its poisons are of many kinds. */
  readonly poison: RuleId | null;
  /** How long the touch of a monster paralyses, in turns as dice; null where the book has it otherwise. */
  readonly paralysis: { readonly turns: string; readonly rule: RuleId } | null;
  /** What goes by whom it is that saves; null where the book has one rule for all. */
  readonly of: SaveOf | null;
  /** What a save needs, and what is added. */
  readonly numbers: SaveNumbers;
  /** The classes that a monster may be noted to save as, the usual one first; none where that is not asked. */
  readonly likenesses: readonly ('fighter' | 'magic-user' | 'cleric')[];
  /** What a save does to damage. */
  readonly lessened: SaveLessens;
}

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly savingThrow: SavingThrowRule;
  }
}
