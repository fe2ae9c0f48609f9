/** Feet at which two stand next to each other, however large the squares are. */
export const MELEE_FEET = 5;
