import type { Ability, AbilityScores } from '../../../state/creature.ts';

/** Six scores, made in the order in which they are rolled. */
export const scoresBy = (score: (ability: Ability) => number): AbilityScores => ({
  STR: score('STR'),
  INT: score('INT'),
  WIS: score('WIS'),
  DEX: score('DEX'),
  CON: score('CON'),
  CHA: score('CHA'),
});
