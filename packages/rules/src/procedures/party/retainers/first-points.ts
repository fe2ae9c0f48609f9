import { type Dice, NotedDice } from '../../../core/index.ts';
import type { AbilityScores } from '../../../state/creature.ts';
import type { CharacterMakingRule } from '../../making/character-making/rule.ts';
import type { Outfit } from './rule.ts';

/** Hit points of a newcomer of a class, as for a character of the first level, and what they are made of. */
export function firstPoints(
  { hitPoints }: CharacterMakingRule,
  of: string,
  abilities: AbilityScores,
  dice: Dice,
): Pick<Outfit, 'hitPoints' | 'points'> {
  const noted = new NotedDice(dice);
  const points = hitPoints.throw(of, abilities, noted);
  return { hitPoints: points, points: hitPoints.parts(of, abilities, noted.thrown.faces, points) };
}

/** Hit points of somebody of no class: a die, as it fell. */
export const pointsOfDie = (points: number): Pick<Outfit, 'hitPoints' | 'points'> => ({
  hitPoints: points,
  points: [{ name: 'the die', value: points }],
});
