import type { Readers } from '../../state/journal.ts';

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
