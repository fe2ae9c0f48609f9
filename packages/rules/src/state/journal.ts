import type { PageId, Seat, UserId } from '../core/index.ts';

/** Who reads a page beside the referee and whoever wrote it: nobody, everyone, or these people. */
export type Readers = 'referee' | 'all' | readonly UserId[];

/** A page of the journal: a handout, the referee's notes, or a player's own. */
export interface JournalPage {
  readonly id: PageId;
  readonly title: string;
  /** Empty for none. Only who may change the page reads it. */
  readonly folder: string;
  /** In Markdown. */
  readonly text: string;
  readonly readers: Readers;
  /** The player who wrote it; null for the referee. */
  readonly owner: UserId | null;
}

export type Journal = Readonly<Record<PageId, JournalPage>>;

/** Whether a seat may rewrite, share and remove a page: players their own, the referee all. */
export const mayWrite = (seat: Seat, { owner }: Pick<JournalPage, 'owner'>): boolean =>
  seat.role === 'referee' || (seat.role === 'player' && owner !== null && owner === userOf(seat));

/** Whether a seat may read a page: the referee reads all, also the notes that players keep. */
export const mayRead = (seat: Seat, page: Pick<JournalPage, 'owner' | 'readers'>): boolean =>
  mayWrite(seat, page) || page.readers === 'all' || isNamed(seat, page.readers);

const isNamed = (seat: Seat, readers: Readers): boolean => {
  const user = userOf(seat);
  return user !== null && typeof readers !== 'string' && readers.includes(user);
};

/** Whose eyes a seat has: one's own, or those of the player whose part is taken; null for nobody's in particular. */
function userOf(seat: Seat): UserId | null {
  if (!seat.as) return seat.user;
  return seat.as.kind === 'player' ? seat.as.user : null;
}
