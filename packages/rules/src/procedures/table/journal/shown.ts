import type { OwnSection } from '../../../play/index.ts';
import { mayWrite, type Readers } from '../../../state/journal.ts';

/** A page of the journal that the seat may read. */
export interface PageRecord {
  readonly type: 'page';
  readonly id: string;
  readonly title: string;
  /** Empty for none, and for those who only read. */
  readonly folder: string;
  /** In Markdown. */
  readonly text: string;
  /** Who else reads it; of those who only read, each knows of itself. */
  readonly readers: Readers;
  /** The player who wrote it; null for the referee. */
  readonly owner: string | null;
  /** This seat may change it. */
  readonly yours: boolean;
}

/** The pages of the journal that a seat may read. */
export const journalShown: OwnSection<PageRecord> = {
  shared: false,
  reads: (state) => [state.journal],
  entries: (state, seat) =>
    Object.values(state.journal ?? {}).map((page) => [
      `page:${page.id}`,
      { type: 'page', ...page, yours: mayWrite(seat, page) },
    ]),
};

declare module '../../../play/shown.ts' {
  interface RecordsByFolder {
    readonly journal: PageRecord;
  }
}
