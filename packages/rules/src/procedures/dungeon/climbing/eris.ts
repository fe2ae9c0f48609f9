import { skillChance } from '../../making/skills/eris.ts';
import type { ClimbingRule } from './rule.ts';

/** ERI-ADV-06 as one slot: the climber's skill. On the climb itself the book is silent (ERI-RUL-03). */
export const erisClimbing = (silent: ClimbingRule): ClimbingRule => ({
  cites: { hard: silent.cites.hard, sheer: silent.cites.sheer, skill: 'ERI-ADV-06' },
  sheer: (climber) => skillChance(climber, 'climber'),
  ability: silent.ability,
  attemptAllowed: silent.attemptAllowed,
  fallsFrom: silent.fallsFrom,
});
