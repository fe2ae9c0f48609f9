import type { HitDice } from '../../state/creature.ts';

/** The row that a monster attacks on: one with points added fights as one die more; less than one die as one (GOR-ATK-02). */
export const attackDice = ({ dice, plus }: HitDice): number => Math.max(1, Math.floor(dice) + (plus > 0 ? 1 : 0));

/** The level that a monster saves as, or the dice it wrestles with: whole dice alone, one at least (GOR-SAV-03, GOR-GRP-02). */
export const wholeDice = ({ dice }: HitDice): number => Math.max(1, Math.floor(dice));
