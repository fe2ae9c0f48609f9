import type { DiceText } from '../../../core/index.ts';
import type { HitDice } from '../../../state/creature.ts';

/** A d6 for each hit die, and points once; for half a die half of a d6, which falls as a d3 does. */
export const inSixes = ({ dice, plus }: HitDice): DiceText =>
  dice < 1 ? { count: 1, sides: 3, plus, times: 1 } : { count: dice, sides: 6, plus, times: 1 };
