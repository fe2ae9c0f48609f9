import type { HitDice } from '../../state/creature.ts';
import { readHitDice } from '../ose/hit-dice.ts';

/** Hit dice as this book writes them: `3+1`, `1/2`, `1-1`. Any fraction is less than one die. */
export function gormanHitDice(text: string): HitDice {
  const read = readHitDice(text.replace(/^1\/\d+/, '½'));
  if (!read) throw new Error(`"${text}" is no number of hit dice`);
  return read;
}

/** The row that a monster attacks on: one with points added fights as one die more; less than one die as one (GOR-ATK-02). */
export const attackDice = ({ dice, plus }: HitDice): number => Math.max(1, Math.floor(dice) + (plus > 0 ? 1 : 0));

/** The level that a monster saves as, or the dice it wrestles with: whole dice alone, one at least (GOR-SAV-03, GOR-GRP-02). */
export const wholeDice = ({ dice }: HitDice): number => Math.max(1, Math.floor(dice));
