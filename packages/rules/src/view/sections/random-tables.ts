import type { SharedSection } from './section.ts';

/** The referee's own tables. What stands in them is nobody else's to know. */
export const randomTables: SharedSection = {
  shared: true,
  reads: ({ randomTables: tables }, eye) => [eye === 'referee' ? tables : undefined],
  entries: ({ randomTables: tables }, eye) =>
    eye === 'referee'
      ? Object.values(tables ?? {}).map((table) => [`random-table:${table.id}`, { type: 'random-table', ...table }])
      : [],
};
