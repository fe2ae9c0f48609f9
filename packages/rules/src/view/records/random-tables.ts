import type { TableLine } from '../../state/random-table.ts';

/** A table of the referee's own. Referee only. */
export interface RandomTableRecord {
  readonly type: 'random-table';
  readonly id: string;
  readonly name: string;
  readonly dice: string | null;
  readonly lines: readonly TableLine[];
}
