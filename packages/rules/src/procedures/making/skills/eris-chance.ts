import type { Creature } from '../../../state/creature.ts';
import { type Chance, percent } from '../../table/chance/chance.ts';
import { erisSkills } from './eris.ts';

/** A skill as the chance of a procedure; null for those who have none, or whom armour keeps from it (ERI-SKL-13, ERI-ADV-06). */
export function skillChance(creature: Creature, skill: string): Chance | null {
  const chance = erisSkills.chance(creature, skill);
  return chance === null || erisSkills.hindrance(creature, skill) ? null : percent(chance);
}
