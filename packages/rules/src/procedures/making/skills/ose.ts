import type { SkillsRule } from './rule.ts';

/** The adventures chapter has no skills beside a class's own. */
export const oseSkills: SkillsRule = {
  cites: { check: 'OSE-CHK-01', untaught: 'OSE-CHK-01', need: 'OSE-CHK-01', lessons: 'OSE-CHK-01' },
  played: false,
  ruleOf: () => 'OSE-CHK-01',
  chance: () => null,
  parts: () => [],
  natural: () => [],
  succeeds: (chance, face) => face <= chance,
  isBlind: () => false,
  hindrance: () => null,
  figures: null,
};
