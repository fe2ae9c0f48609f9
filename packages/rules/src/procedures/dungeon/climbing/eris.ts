import { skillChance } from '../../making/skills/eris-chance.ts';
import type { ClimbingRule } from './rule.ts';

/** ERI-ADV-06 as one slot: the climber's skill. On ropes and falls the book is silent. */
export const erisClimbing = (silent: ClimbingRule): ClimbingRule => ({
  ...silent,
  cites: { hard: silent.cites.hard, sheer: silent.cites.sheer, skill: 'ERI-ADV-06' },
  sheer: (climber) => skillChance(climber, 'climber'),
});
