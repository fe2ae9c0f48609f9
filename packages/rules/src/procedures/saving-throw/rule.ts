import type { SaveValues } from '../../content/ose/classes.ts';
import type { Creature, Save } from '../../state/creature.ts';

/** What a ruleset says about saving throws. */
export interface SavingThrowRule {
  /** Death, wands, paralysis, breath, spells. */
  values(creature: Creature): SaveValues;
  /** What wisdom and the like add against an effect of this kind. */
  bonus(creature: Creature, save: Save): number;
  saved(total: number, value: number): boolean;
  /** What is left of damage when it is saved against. */
  half(damage: number): number;
}
