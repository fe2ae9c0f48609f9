import { mayWrite } from '../../state/journal.ts';
import type { OwnSection } from './section.ts';

/** The pages of the journal that a seat may read. */
export const journal: OwnSection = {
  shared: false,
  reads: (state) => [state.journal],
  entries: (state, seat) =>
    Object.values(state.journal ?? {}).map((page) => [
      `page:${page.id}`,
      { type: 'page', ...page, yours: mayWrite(seat, page) },
    ]),
};
