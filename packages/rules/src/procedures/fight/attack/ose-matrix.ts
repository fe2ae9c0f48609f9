/** The attack matrix by armour class −3…9 (OSE-TAB-01): what the row of a THAC0 says. */
export const MATRIX_COLUMNS = [-3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** OSE-TAB-01, and beyond its columns by R11. */
export const matrixNeed = (thac0: number, ac: number): number => Math.min(20, Math.max(2, thac0 - ac));

/** The best armour class in the matrix that a total hits; null for none. */
export const bestHit = (thac0: number, total: number): number | null =>
  MATRIX_COLUMNS.find((ac) => matrixNeed(thac0, ac) <= total) ?? null;
