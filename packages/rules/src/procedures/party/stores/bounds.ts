/** Letters of the name of a store. */
export const LONGEST_STORE = 60;
/** Coins of weight that a cart or the like bears. */
export const MOST_BORNE = 1_000_000;
