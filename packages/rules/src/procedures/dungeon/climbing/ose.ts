import { thiefChance } from '../../../books/ose/content/thief-skills.ts';
import type { ClimbingRule } from './rule.ts';

/** OSE-HAZ-01, OSE-HAZ-02, OSE-APX-04: who fails falls from half-way up. */
export const oseClimbing: ClimbingRule = {
  cites: { hard: 'OSE-HAZ-01', sheer: 'OSE-HAZ-02', skill: 'OSE-APX-04' },
  ability: 'DEX',
  attemptAllowed: (equipment, classAbility) => equipment || classAbility,
  sheer: (climber) => (climber.class === 'thief' ? thiefChance('climb', climber.level) : null),
  fallsFrom: (feet) => Math.floor(feet / 2),
};
