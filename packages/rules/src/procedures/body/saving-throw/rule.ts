import type { SaveValues } from '../../../content/ose/classes.ts';
import type { Cites, Figure, Note, RuleId } from '../../../core/index.ts';
import type { Creature, Save } from '../../../state/creature.ts';

/** What a save does to damage, as what threatens it says. */
export type SaveEffect = 'half' | 'negates';

/** What a ruleset says about saving throws. */
export interface SavingThrowRule {
  readonly cites: Cites<'numbers' | 'likeness'>;
  /** What the sheet shows besides, with the rules of this book; `base` is the movement rate in feet a turn. */
  readonly figures: ((creature: Creature, base: number) => readonly Figure[]) | null;
  /** The rule a save is rolled by. */
  readonly rule: RuleId;
  /** Where the book says that poison kills those who fail; null where its poisons are of many kinds. */
  readonly poison: RuleId | null;
  /** The rule by which this one in particular saves, where the book has several. */
  readonly ruleOf: ((creature: Creature) => RuleId) | null;
  /** What is said of the throw of this one; null for nothing. */
  readonly said: ((creature: Creature) => Note | null) | null;
  /** Where what is added comes from. */
  readonly bonusOf: { readonly name: string; readonly rule: RuleId };
  /** The classes that a monster may be noted to save as, the usual one first; none where that is not asked. */
  readonly likenesses: readonly ('fighter' | 'magic-user' | 'cleric')[];
  /** Death, wands, paralysis, breath, spells. */
  values(creature: Creature): SaveValues;
  /** What wisdom and the like add against an effect of this kind. */
  bonus(creature: Creature, save: Save): number;
  saved(total: number, value: number): boolean;
  /** Where the book says what a save does. */
  readonly lessens: RuleId;
  /** What is left of damage when a save halves it. */
  half(damage: number): number;
}

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly savingThrow: SavingThrowRule;
  }
}
