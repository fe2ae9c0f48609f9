import type { Dice } from '../../../core/index.ts';
import type { HitDice } from '../../../state/creature.ts';
import { gormanModifier } from './abilities.ts';
import { HIT_DIE, LAST_DIE_LEVEL, LEAST_PER_DIE, POINTS_PER_LATE_LEVEL } from './advancement.ts';
import { GORMAN_CLASS, type GormanClass } from './classes.ts';

/** The row that a monster attacks on: one with points added fights as one die more; less than one die as one (GOR-ATK-02). */
export const attackDice = ({ dice, plus }: HitDice): number => Math.max(1, Math.floor(dice) + (plus > 0 ? 1 : 0));

/** The level that a monster saves as, or the dice it wrestles with: whole dice alone, one at least (GOR-SAV-03, GOR-GRP-02). */
export const wholeDice = ({ dice }: HitDice): number => Math.max(1, Math.floor(dice));

/** GOR-ADV-02, 03, 04: the points of one level: a hit die with constitution, never less than one; after the ninth two. */
export function pointsOfLevel(of: GormanClass, constitution: number, level: number, dice: Dice): number {
  if (level > LAST_DIE_LEVEL) return POINTS_PER_LATE_LEVEL;
  const faces = Array.from({ length: GORMAN_CLASS[of].hitDiceRolled }, () => dice.die(HIT_DIE));
  return Math.max(LEAST_PER_DIE, Math.max(...faces) + gormanModifier(constitution));
}
