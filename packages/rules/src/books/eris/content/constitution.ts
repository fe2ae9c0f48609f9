/** ERI-APX-03: percent, to withstand adversity. */
export function withstands(constitution: number): number {
  if (constitution >= 13) return 100;
  return Math.max(10, 10 * (constitution - 3));
}

/** ERI-APX-03: on each hit die. */
export function hitDieAdjustment(constitution: number): -1 | 0 | 1 {
  if (constitution >= 15) return 1;
  return constitution <= 6 ? -1 : 0;
}
