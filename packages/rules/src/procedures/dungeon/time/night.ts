/** Turns of a night's sleep: eight hours. */
export const NIGHT = 48;
