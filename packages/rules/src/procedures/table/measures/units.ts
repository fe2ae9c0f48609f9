const LENGTH_UNITS = ['inch', 'foot', 'yard', 'mile'] as const;
export type LengthUnit = (typeof LENGTH_UNITS)[number];

/** Inches in each. */
const INCHES: Readonly<Record<LengthUnit, number>> = { inch: 1, foot: 12, yard: 36, mile: 63_360 };

/** A length in another unit; fractions are kept. */
export const inLengthUnit = (amount: number, from: LengthUnit, to: LengthUnit): number =>
  (amount * INCHES[from]) / INCHES[to];

/** Ten coins weigh a pound. */
const COINS_PER_POUND = 10;
export const poundsOf = (coins: number): number => coins / COINS_PER_POUND;
