import type { SaveValues } from '../../content/ose/classes.ts';
import type { RuleId } from '../../ruling.ts';
import type { Creature, Save } from '../../state/creature.ts';

/** What a ruleset says about saving throws. */
export interface SavingThrowRule {
  /** The rule a save is rolled by. */
  readonly rule: RuleId;
  /** Where what is added comes from. */
  readonly bonusOf: { readonly name: string; readonly rule: RuleId };
  /** The classes that a monster may be noted to save as, the usual one first; none where that is not asked. */
  readonly likenesses: readonly ('fighter' | 'magic-user' | 'cleric')[];
  /** Death, wands, paralysis, breath, spells. */
  values(creature: Creature): SaveValues;
  /** What wisdom and the like add against an effect of this kind. */
  bonus(creature: Creature, save: Save): number;
  saved(total: number, value: number): boolean;
  /** What is left of damage when it is saved against. */
  half(damage: number): number;
}
