/** The referee rolls a chance that no procedure names. */
export interface RollChance {
  readonly type: 'RollChance';
  readonly kind: 'x-in-6' | 'percent';
  /** So many in six, or so many in a hundred. */
  readonly chance: number;
  /** Only the referee sees it. */
  readonly secret: boolean;
  /** What for, in at most 100 characters; may be empty. */
  readonly purpose: string;
}

export type ChanceCommand = RollChance;
