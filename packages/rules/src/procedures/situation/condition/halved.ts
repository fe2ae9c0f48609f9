import type { Modifier, Ruleset } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Halving } from '../../../state/harms.ts';

/** What is left of some harm to whom it harms but by half, and the part of its why that says so. */
interface Halved {
  readonly amount: number;
  readonly part: Modifier;
}

/**
 * Half of some harm, for a monster whom the like harms by half; null for all others, and where nothing is taken off.
 * @param by what of the harm may halve it: its kind, or that it is silver or magic
 */
export function halvedFor(
  { savingThrow, monsters }: Pick<Ruleset, 'savingThrow' | 'monsters'>,
  { traits }: Creature,
  whole: number,
  ...by: readonly (Halving | undefined)[]
): Halved | null {
  const isHalved = by.some((each) => each !== undefined && traits?.half?.includes(each));
  const amount = isHalved ? savingThrow.lessened.half(whole) : whole;
  if (amount === whole) return null;
  return { amount, part: { name: `half of ${whole}`, value: amount - whole, rule: monsters.cites.bestiary } };
}
