/** The most points and gold pieces in one award, and the most places. */
export const MOST_POINTS = 1_000_000;
export const MOST_PLACES = 1_000;
