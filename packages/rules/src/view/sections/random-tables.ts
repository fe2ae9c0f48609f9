import type { SharedSection } from './section.ts';

/** The referee's own tables. Nobody else knows of any. */
export const randomTables: SharedSection = {
  shared: true,
  reads: ({ randomTables: tables }) => [tables],
  entries: ({ randomTables: tables = {} }) =>
    Object.values(tables).map((table) => [`random-table:${table.id}`, { type: 'random-table', ...table }]),
};
