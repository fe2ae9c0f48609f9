import type { RandomTableId } from '../core/index.ts';

/** One line of a table: what comes up, and how likely. */
export interface TableLine {
  /** With dice, how many of their sums it covers, beginning after the line before; without, its weight. */
  readonly share: number;
  /** Words, with what is rolled or fetched between double brackets: `[[2d6 gp]]`, `[[1d4 monster Orc]]`, `[[Gems]]`. */
  readonly text: string;
}

/** A table of the referee's own making. */
export interface RandomTable {
  readonly id: RandomTableId;
  readonly name: string;
  /** Such as `1d6` or `2d6`; null where the lines go by their weights. */
  readonly dice: string | null;
  readonly lines: readonly TableLine[];
}

export type RandomTables = Readonly<Record<RandomTableId, RandomTable>>;
