import { tableNamed } from '../../procedures/content/tables.ts';
import { NO_CONTENT } from '../../state/content.ts';
import type { Entries, SharedSection } from './section.ts';

/** Where the campaign departs from the books' lists. Who may be met is the referee's to know. */
export const content: SharedSection = {
  shared: true,
  reads: (state, eye) => (eye === 'referee' ? [state.content] : []),
  entries: ({ content: own }, eye) => {
    if (eye === 'table') return [];
    const { monsters, tables, wares } = own ?? NO_CONTENT;
    return [
      ...Object.entries(monsters).map(
        ([key, monster]) => [`own-monster:${key}`, { type: 'own-monster', key, monster }] as const,
      ),
      ...Object.entries(tables).flatMap(([name, lines]): Entries => {
        const table = tableNamed(name);
        return table && lines ? [[`own-table:${table}`, { type: 'own-table', table, monsters: lines }]] : [];
      }),
      ...Object.entries(wares).map(([name, ware]) => [`own-ware:${name}`, { type: 'own-ware', name, ware }] as const),
    ];
  },
};
