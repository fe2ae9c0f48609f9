import { tableNamed } from '../../procedures/table/content/tables.ts';
import { NO_CONTENT } from '../../state/content.ts';
import type { Entries, SharedSection } from './section.ts';

/** Where the campaign departs from the books' lists. Who may be met is the referee's to know; what shops sell, everybody's. */
export const content: SharedSection = {
  shared: true,
  reads: ({ content: own }) => [own?.monsters, own?.tables, own?.wares],
  entries: ({ content: own }) => {
    const { monsters, tables, wares } = own ?? NO_CONTENT;
    const sold = Object.entries(wares).map(
      ([name, ware]) => [`own-ware:${name}`, { type: 'own-ware', name, ware }] as const,
    );
    return [
      ...Object.entries(monsters).map(
        ([key, monster]) => [`own-monster:${key}`, { type: 'own-monster', key, monster }] as const,
      ),
      ...Object.entries(tables).flatMap(([name, lines]): Entries => {
        const table = tableNamed(name);
        return table && lines ? [[`own-table:${table}`, { type: 'own-table', table, monsters: lines }]] : [];
      }),
      ...sold,
    ];
  },
};
