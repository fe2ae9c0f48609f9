import { atMost, type Modifier, type Roll, type Why } from '../../../core/index.ts';

/** A chance as the books give it: `2-in-6` is `{ sides: 6, upTo: 2 }`, 35% is `{ sides: 100, upTo: 35 }`. */
export interface Chance {
  readonly sides: number;
  readonly upTo: number;
  /** What the chance is made of, where it is more than one thing; they add up to it. */
  readonly parts?: readonly Modifier[];
}

export const inSix = (upTo: number): Chance => ({ sides: 6, upTo });
export const percent = (upTo: number): Chance => ({ sides: 100, upTo });

/** A low roll succeeds; a chance of 0 never does, one as great as the die always does. */
export const succeeds = ({ upTo }: Chance, face: number): boolean => face <= upTo;

/** A throw against a chance, as the reason of a ruling has it. */
export const against = (
  chance: Chance,
  roll: Roll,
): Pick<Why, 'needed' | 'against' | 'judged'> & { readonly roll: Roll } => ({
  roll,
  needed: chance.upTo,
  ...madeOfParts(chance.parts),
  judged: atMost(roll.total, chance.upTo, succeeds(chance, roll.total)),
});

/** What a number needed is made of, for a reason; nothing where it is but one thing. */
export const madeOfParts = (parts: readonly Modifier[] = []): Pick<Why, 'against'> =>
  parts.length > 1 ? { against: parts } : {};

/** `2-in-6`, `35%`. */
export const chanceText = ({ sides, upTo }: Chance): string => (sides === 100 ? `${upTo}%` : `${upTo}-in-${sides}`);
