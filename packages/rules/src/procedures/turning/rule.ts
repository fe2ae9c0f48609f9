import type { Creature, HitDice } from '../../state/creature.ts';

/** What a ruleset says about turning the undead. */
export interface TurningRule {
  mayTurn(creature: Creature): boolean;
  /** What a total of 2d6 does to undead of these hit dice. */
  result(level: number, hitDice: HitDice, total: number): 'fail' | 'turned' | 'destroyed';
  /** Which of them, by hit dice, so many hit dice reach: the lowest first, one at least. */
  reached(hitDice: readonly number[], total: number): number;
}
