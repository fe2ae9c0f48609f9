/** What a share of coins comes to, in copper. */
export interface Shares {
  readonly whole: number;
  readonly half: number;
  readonly remainder: number;
}
