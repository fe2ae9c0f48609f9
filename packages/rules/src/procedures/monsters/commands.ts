import type { Square } from '@lanthorn/geometry';

/** The most monsters of one kind that are brought in at once. */
export const MOST_AT_ONCE = 60;

/** The referee brings in monsters from the bestiary; their hit points are rolled. */
export interface AddMonsters {
  readonly type: 'AddMonsters';
  /** A key of the bestiary. */
  readonly monster: string;
  readonly count: number;
  /** Where on the board, the rest around it; null for off the board. */
  readonly square: Square | null;
  /** The players do not know of them yet. */
  readonly hidden: boolean;
}

export type MonstersCommand = AddMonsters;
