import type { PageId, UserId } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import type { JournalPage, Readers } from '../../../state/journal.ts';
import type { GameState } from '../../../state/state.ts';

/** A page was written, or written anew. */
export interface PageWritten {
  readonly type: 'PageWritten';
  readonly page: JournalPage;
}

export interface PageShared {
  readonly type: 'PageShared';
  readonly page: PageId;
  readonly readers: Readers;
}

/** A page was opened on people's screens. */
export interface PageShown {
  readonly type: 'PageShown';
  readonly page: PageId;
  readonly to: 'all' | readonly UserId[];
}

export interface PageRemoved {
  readonly type: 'PageRemoved';
  readonly page: PageId;
}

export type JournalEvent = PageWritten | PageShared | PageShown | PageRemoved;

export const journalEvolvers: Evolvers<JournalEvent> = {
  PageWritten: (state, { page }) => ({ ...state, journal: { ...state.journal, [page.id]: page } }),
  PageShared: (state, { page, readers }) => withPage(state, page, (found) => ({ ...found, readers })),
  PageShown: (state, { page, to }) =>
    withPage(state, page, (found) => ({ ...found, readers: widened(found.readers, to) })),
  PageRemoved: ({ journal = {}, ...state }, { page }) => {
    const { [page]: _gone, ...rest } = journal;
    return Object.keys(rest).length === 0 ? state : { ...state, journal: rest };
  },
};

function withPage(state: GameState, page: PageId, change: (found: JournalPage) => JournalPage): GameState {
  const found = state.journal?.[page];
  return found ? { ...state, journal: { ...state.journal, [page]: change(found) } } : state;
}

/** What people have been shown, they may read again. */
function widened(readers: Readers, to: PageShown['to']): Readers {
  if (readers === 'all' || to === 'all') return 'all';
  return [...new Set([...(readers === 'referee' ? [] : readers), ...to])];
}

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly journal: JournalEvent;
  }
}
