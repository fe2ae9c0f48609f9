import type { Dice } from '../../../core/index.ts';

/** One of some, alike likely. The list is not empty. */
export const pick = <One>(list: readonly One[], dice: Dice): One => list[dice.die(list.length) - 1] as One;
