import type { Losses } from './rule.ts';

/** ERI-CMB-03: whether a side checks at the end of a round: at its first death, and when half are out, once each. */
export function checksAtRoundsEnd(
  who: string,
  phase: string,
  { initial, deaths, incapacitated, firstDeathDone, halfDone }: Losses,
): boolean {
  if (who === 'pc' || phase !== 'morale' || incapacitated >= initial) return false;
  return (deaths > 0 && !firstDeathDone) || (2 * incapacitated >= initial && incapacitated > 0 && !halfDone);
}
