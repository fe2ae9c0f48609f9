import { onceFor, type Seat } from '../core/index.ts';
import { type Journal, type JournalPage, mayRead, mayWrite } from '../state/journal.ts';

/** The pages that a seat may read. Where a page is filed and who else reads it, only who may change it knows. */
export const journalKnown = onceFor(
  (journal: Journal, seat: Seat): Journal =>
    Object.fromEntries(
      Object.values(journal)
        .filter((page) => mayRead(seat, page))
        .map((page) => [page.id, mayWrite(seat, page) ? page : asRead(page, seat)]),
    ),
);

const asRead = ({ id, title, text, readers, owner }: JournalPage, { user }: Seat): JournalPage => ({
  id,
  title,
  folder: '',
  text,
  readers: readers === 'all' ? 'all' : [user],
  owner,
});
