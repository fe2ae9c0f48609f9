/** From so many letters left it is said how many; of a short field sooner than of a long one. */
const NEAR = 20;
const SHARE = 0.15;

/** What is said of how many letters a field still takes; null while there is room enough. */
export function leftInWords(length: number, most: number): string | null {
  if (most <= 0 || most - length > Math.min(NEAR, Math.ceil(most * SHARE))) return null;
  return length >= most ? `no more than ${most} letters` : `${most - length} left`;
}
