import type { SharedSection } from '../../../play/index.ts';
import type { TableLine } from '../../../state/random-table.ts';

/** A table of the referee's own. Referee only. */
export interface RandomTableRecord {
  readonly type: 'random-table';
  readonly id: string;
  readonly name: string;
  readonly dice: string | null;
  readonly lines: readonly TableLine[];
}

/** The referee's own tables. Nobody else knows of any. */
export const randomTablesShown: SharedSection<RandomTableRecord> = {
  shared: true,
  reads: ({ randomTables: tables }) => [tables],
  entries: ({ randomTables: tables = {} }) =>
    Object.values(tables).map((table) => [`random-table:${table.id}`, { type: 'random-table', ...table }]),
};

declare module '../../../play/shown.ts' {
  interface RecordsByFolder {
    readonly randomTables: RandomTableRecord;
  }
}
