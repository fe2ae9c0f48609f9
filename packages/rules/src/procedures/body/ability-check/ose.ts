import type { AbilityCheckRule } from './rule.ts';

/** OSE-CHK-01 to OSE-CHK-03: the face itself is looked at before the total. */
export const oseAbilityCheck: AbilityCheckRule = {
  cites: { check: 'OSE-CHK-01', difficulty: 'OSE-CHK-02', natural: 'OSE-CHK-03', chance: 'OSE-CHK-04' },
  sides: 20,
  least: -4,
  most: 4,
  presets: { easy: -4, normal: 0, hard: 4 },
  succeeds: (score, modifier, face) => face === 1 || (face !== 20 && face + modifier <= score),
  formula: 'd20 + modifier ≤ score; a natural 1 succeeds, a natural 20 fails',
};
