import type { Dice, Roll } from '../../dice.ts';
import { roll } from '../../dice.ts';
import type { CreatureId } from '../../ids.ts';
import type { Play } from '../../play.ts';
import type { Ruleset } from '../../ruleset.ts';
import { isDead } from '../../state/read.ts';

/** What a day of complete rest gives back, never above the full hit points; null for the whole, who need none, and for the dead (R48). */
export function restedDay(
  rules: Pick<Ruleset, 'healing' | 'damage'>,
  dice: Dice,
  now: number,
  max: number,
): { readonly hitPoints: number; readonly roll: Roll } | null {
  if (now >= max || now <= 0) return null;
  const { count, sides, plus } = rules.healing.daily;
  const thrown = roll(dice, count, sides, plus);
  return { hitPoints: rules.damage.heal(now, max, thrown.total), roll: thrown };
}

/** OSE-HEA-01. */
export function healNaturally(play: Play, creature: CreatureId): void {
  const found = play.state.creatures[creature];
  if (!found || isDead(found)) return;
  const { now, max } = found.hitPoints;
  const healed = restedDay(play.rules, play.dice, now, max);
  if (healed) play.happen({ type: 'Healed', creature, ...healed, by: healed.hitPoints - now });
}
