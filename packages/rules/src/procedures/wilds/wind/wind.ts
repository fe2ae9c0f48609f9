/** What the wind is, and what it does to sails and oars: exact fractions, as the book writes them. */
export interface Wind {
  /** The greatest total of 2d6 of its band. */
  readonly upTo: number;
  readonly wind: string;
  readonly factor: string;
  readonly oarFactor: string;
}

/** `2/3` as a number. */
export function fraction(text: string): number {
  const [over = 0, under = 1] = text.split('/').map(Number);
  return over / under;
}
