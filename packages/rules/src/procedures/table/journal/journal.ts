import { byPermission, id, impossible, type PageId, type Refusal, type UserId } from '../../../core/index.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import { type JournalPage, mayRead, mayWrite } from '../../../state/journal.ts';
import { refereeOnly } from '../permission/permission.ts';
import type { journalCommands } from './commands.ts';

/** Pages that the referee may have, and that each player may. */
const MOST_PAGES = { referee: 1_000, player: 100 } as const;
/** Characters of all of them together. */
const MOST_CHARACTERS = { referee: 2_000_000, player: 100_000 } as const;

const writePage: Handler<'WritePage'> = (play, { page, title, folder, text }) => {
  const before = page === null ? null : pageNamed(play, page);
  if (before === undefined) return NO_SUCH_PAGE;
  const owner = before ? before.owner : newOwner(play);
  const refusal = forWriting(play, before) ?? roomFor(play, { owner, text }, before);
  if (refusal) return refusal;
  const { id: name, readers } = before ?? { id: id<'page'>(play.dice.id()), readers: 'referee' as const };
  play.happen({
    type: 'PageWritten',
    page: { id: name, title: title.trim(), folder: folder.trim(), text, readers, owner },
  });
  return null;
};

/** Whose a new page is: whoever takes a player's part writes for that player. */
const newOwner = ({ by }: Play): UserId | null => {
  if (by.role === 'referee') return null;
  return by.as?.kind === 'player' ? by.as.user : by.user;
};

function forWriting({ by }: Play, page: JournalPage | null): Refusal | null {
  if (by.role === 'spectator') return byPermission('not-your-seat', 'Those who watch keep no journal here.');
  return !page || mayWrite(by, page)
    ? null
    : byPermission('not-your-seat', 'Only who wrote a page, and the referee, may change it.');
}

function roomFor(
  { state }: Play,
  { owner, text }: Pick<JournalPage, 'owner' | 'text'>,
  before: JournalPage | null,
): Refusal | null {
  const who = owner === null ? 'referee' : 'player';
  const others = Object.values(state.journal ?? {}).filter((one) => one.owner === owner && one.id !== before?.id);
  if (others.length >= MOST_PAGES[who])
    return impossible('bad-input', `The journal holds ${MOST_PAGES[who]} pages already: remove one first.`);
  const characters = others.reduce((sum, one) => sum + one.text.length, text.length);
  return characters <= MOST_CHARACTERS[who]
    ? null
    : impossible(
        'bad-input',
        `The pages would be ${characters} characters long; ${MOST_CHARACTERS[who]} are the most.`,
      );
}

const sharePage: Handler<'SharePage'> = (play, { page, readers }) => {
  const found = pageNamed(play, page);
  if (!found) return NO_SUCH_PAGE;
  const refusal = forWriting(play, found) ?? (typeof readers === 'string' ? null : forPeople(play, readers));
  if (refusal) return refusal;
  play.happen({ type: 'PageShared', page, readers: typeof readers === 'string' ? readers : [...new Set(readers)] });
  return null;
};

const showPage: Handler<'ShowPage'> = (play, { page, to }) => {
  const refusal = refereeOnly(play) ?? (to === 'all' ? null : forPeople(play, to));
  if (refusal) return refusal;
  if (!pageNamed(play, page)) return NO_SUCH_PAGE;
  play.happen({ type: 'PageShown', page, to: to === 'all' ? to : [...new Set(to)] });
  return null;
};

const removePage: Handler<'RemovePage'> = (play, { page }) => {
  const found = pageNamed(play, page);
  if (!found) return NO_SUCH_PAGE;
  const refusal = forWriting(play, found);
  if (refusal) return refusal;
  play.happen({ type: 'PageRemoved', page });
  return null;
};

const NO_SUCH_PAGE = impossible('no-such-thing', 'The journal has no such page.');

/** A page that this seat may read; one that it may not is not there. */
function pageNamed({ state, by }: Play, page: PageId): JournalPage | undefined {
  const found = Object.hasOwn(state.journal ?? {}, page) ? state.journal?.[page] : undefined;
  return found && mayRead(by, found) ? found : undefined;
}

function forPeople({ state }: Play, people: readonly UserId[]): Refusal | null {
  if (people.length === 0) return impossible('bad-input', 'To whom? Name at least one person.');
  return people.every((user) => Object.hasOwn(state.people, user))
    ? null
    : impossible('no-such-thing', 'Nobody of that name sits here.');
}

export const journalHandlers: Handlers<typeof journalCommands> = {
  WritePage: writePage,
  SharePage: sharePage,
  ShowPage: showPage,
  RemovePage: removePage,
};
