/** Miles a day for each foot of the base rate (OSE-WLD-08): one for five. */
const MILES_DIVISOR = 5;

/** OSE-WLD-08: over clear ground; fractions of a mile are kept. */
export const overlandMiles = (base: number): number => base / MILES_DIVISOR;
