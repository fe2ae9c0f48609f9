import type { Dice, Roll } from '../../dice.ts';
import { roll } from '../../dice.ts';
import type { CreatureId } from '../../ids.ts';
import type { Play } from '../../play.ts';
import type { Ruleset } from '../../ruleset.ts';
import { isDead } from '../../state/read.ts';

/** What a day of complete rest gives back: never above the full hit points, and nothing to the dead (R48). */
export function restedDay(
  rules: Pick<Ruleset, 'healing' | 'damage'>,
  dice: Dice,
  now: number,
  max: number,
): { readonly hitPoints: number; readonly roll: Roll } {
  const { count, sides, plus } = rules.healing.daily;
  const thrown = roll(dice, count, sides, plus);
  return { hitPoints: rules.damage.heal(now, max, thrown.total), roll: thrown };
}

/** OSE-HEA-01: nobody rolls who is whole already. */
export function healNaturally(play: Play, creature: CreatureId): void {
  const found = play.state.creatures[creature];
  if (!found || isDead(found) || found.hitPoints.now >= found.hitPoints.max) return;
  const { now, max } = found.hitPoints;
  const { hitPoints, roll: thrown } = restedDay(play.rules, play.dice, now, max);
  play.happen({ type: 'Healed', creature, hitPoints, by: hitPoints - now, roll: thrown });
}
