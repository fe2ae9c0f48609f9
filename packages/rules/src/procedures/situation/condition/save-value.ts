import type { Ruleset } from '../../../core/index.ts';
import { type Creature, SAVES, type Save } from '../../../state/creature.ts';

/** What a creature must roll. */
export const saveValue = (rules: Pick<Ruleset, 'savingThrow'>, creature: Creature, save: Save): number =>
  rules.savingThrow.numbers.values(creature)[SAVES.indexOf(save)] ?? 20;
