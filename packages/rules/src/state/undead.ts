import type { Creature } from './creature.ts';

/** Whole hit dice, one at least. */
export const diceOf = ({ hitDice }: Pick<Creature, 'hitDice'>): number => Math.max(1, Math.floor(hitDice?.dice ?? 1));
