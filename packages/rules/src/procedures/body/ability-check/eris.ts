import type { AbilityCheckRule } from './rule.ts';

/** ERI-RUL-05: chances in six and in a hundred. On checks of abilities the book is silent (ERI-RUL-03). */
export const erisAbilityCheck = (chapter: AbilityCheckRule): AbilityCheckRule => ({
  cites: {
    check: chapter.cites.check,
    difficulty: chapter.cites.difficulty,
    natural: chapter.cites.natural,
    chance: 'ERI-RUL-05',
  },
  sides: chapter.sides,
  least: chapter.least,
  most: chapter.most,
  presets: chapter.presets,
  succeeds: chapter.succeeds,
  formula: chapter.formula,
});
