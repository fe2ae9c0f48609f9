import type { Entries, SharedSection } from '../../../play/index.ts';
import { type EncounterTableKey, NO_CONTENT } from '../../../state/content.ts';
import type { Monster } from '../../../state/monster.ts';
import type { Ware } from '../../../state/ware.ts';
import { tableNamed } from './tables.ts';

/** What the campaign's bestiary has otherwise than the book; null for one that is struck out. Referee only. */
export interface OwnMonsterRecord {
  readonly type: 'own-monster';
  readonly key: string;
  readonly monster: Monster | null;
}

/** An encounter table that the campaign has otherwise than the book. Referee only. */
export interface OwnTableRecord {
  readonly type: 'own-table';
  readonly table: EncounterTableKey;
  readonly monsters: readonly string[];
}

/** What the campaign's price list has otherwise than the book; null for what is not for sale. */
export interface OwnWareRecord {
  readonly type: 'own-ware';
  readonly name: string;
  readonly ware: Ware | null;
}

type Shown = OwnMonsterRecord | OwnTableRecord | OwnWareRecord;

/** Where the campaign departs from the books' lists. Who may be met is the referee's to know; what shops sell, everybody's. */
export const contentShown: SharedSection<Shown> = {
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
      ...Object.entries(tables).flatMap(([name, lines]): Entries<Shown> => {
        const table = tableNamed(name);
        return table && lines ? [[`own-table:${table}`, { type: 'own-table', table, monsters: lines }]] : [];
      }),
      ...sold,
    ];
  },
};

declare module '../../../play/shown.ts' {
  interface RecordsByFolder {
    readonly content: Shown;
  }
}
