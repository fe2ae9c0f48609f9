import {
  byPermission,
  impossible,
  objections,
  type PageId,
  type Refusal,
  type Seat,
  type UserId,
} from '../../../core/index.ts';
import type { May } from '../../../play/index.ts';
import { type JournalPage, mayRead, mayWrite } from '../../../state/journal.ts';
import type { GameState } from '../../../state/state.ts';
import { onlyReferee } from '../permission/permission.ts';

export function forPeople(state: GameState, people: readonly UserId[]): Refusal | null {
  if (people.length === 0) return impossible('bad-input', 'Name at least one person to show it to.');
  return people.every((user) => Object.hasOwn(state.people, user))
    ? null
    : impossible('no-such-thing', 'Nobody of that name sits here.');
}

function roomFor(
  state: GameState,
  { owner, text }: Pick<JournalPage, 'owner' | 'text'>,
  before: JournalPage | null,
): Refusal | null {
  const who = owner === null ? 'referee' : 'player';
  const others = Object.values(state.journal ?? {}).filter((one) => one.owner === owner && one.id !== before?.id);
  if (others.length >= MOST_PAGES[who])
    return impossible('bad-input', `The journal holds ${MOST_PAGES[who]} pages already: remove one first.`);
  const characters = others.reduce((sum, one) => sum + one.text.length, text.length);
  if (characters > MOST_CHARACTERS[who])
    return impossible(
      'bad-input',
      `The pages would be ${characters} characters long; ${MOST_CHARACTERS[who]} are the most.`,
    );
  return owner === null ? null : roomBeside(state, before, text);
}

/** The referee reads all that players write: those who come and go by one link may not fill the journal in turn. */
function roomBeside({ journal = {} }: GameState, before: JournalPage | null, text: string): Refusal | null {
  const written = Object.values(journal).filter(({ owner, id }) => owner !== null && id !== before?.id);
  const characters = written.reduce((sum, one) => sum + one.text.length, text.length);
  return characters <= MOST_OF_PLAYERS && written.length < MOST_PAGES_OF_PLAYERS
    ? null
    : impossible('bad-input', 'The players have filled the journal: the referee can remove pages.');
}

/** Characters and pages of all players together. */
const MOST_OF_PLAYERS = 2_000_000;
const MOST_PAGES_OF_PLAYERS = 2_000;

/** Characters of all of them together. */
const MOST_CHARACTERS = { referee: 2_000_000, player: 100_000 } as const;

/** Pages that the referee may have, and that each player may. */
const MOST_PAGES = { referee: 1_000, player: 100 } as const;

function forWriting(seat: Seat, page: JournalPage | null): Refusal | null {
  if (seat.role === 'spectator') return byPermission('not-your-seat', 'Those who watch keep no journal here.');
  return !page || mayWrite(seat, page)
    ? null
    : byPermission('not-your-seat', 'Only who wrote a page, and the referee, may change it.');
}

/** Whose a new page is: whoever takes a player's part writes for that player. */
export const newOwner = (seat: Seat): UserId | null => {
  if (seat.role === 'referee') return null;
  return seat.as?.kind === 'player' ? seat.as.user : seat.user;
};

export const NO_SUCH_PAGE = impossible('no-such-thing', 'The journal has no such page.');

/** A page that this seat may read; one that it may not is not there. */
export function pageNamed(state: GameState, seat: Seat, page: PageId): JournalPage | undefined {
  const found = Object.hasOwn(state.journal ?? {}, page) ? state.journal?.[page] : undefined;
  return found && mayRead(seat, found) ? found : undefined;
}

export const mayWritePage: May<'WritePage'> = (state, { page, text }, seat) => {
  const before = page === null ? null : pageNamed(state, seat, page);
  if (before === undefined) return objections(NO_SUCH_PAGE);
  const owner = before ? before.owner : newOwner(seat);
  return objections(forWriting(seat, before), roomFor(state, { owner, text }, before));
};

export const maySharePage: May<'SharePage'> = (state, { page, readers }, seat) => {
  const found = pageNamed(state, seat, page);
  if (!found) return objections(NO_SUCH_PAGE);
  return objections(forWriting(seat, found), typeof readers === 'string' ? null : forPeople(state, readers));
};

/** A page of the referee's that holds this picture and nothing else, under this title; undefined while there is none. */
export const pageOfPicture = ({ journal = {} }: GameState, picture: string, title: string): JournalPage | undefined =>
  Object.values(journal).find(
    (one) => one.owner === null && one.text === pictureAlone(picture) && one.title === title.trim(),
  );

/** The text of a page that holds a picture and nothing else. */
export const pictureAlone = (picture: string): string => `![](picture:${picture})`;

export const mayShowPicture: May<'ShowPicture'> = (state, { picture, title, to }, seat) =>
  objections(
    onlyReferee(seat),
    to === 'all' ? null : forPeople(state, to),
    pageOfPicture(state, picture, title) ? null : roomFor(state, { owner: null, text: pictureAlone(picture) }, null),
  );

export const mayRemovePage: May<'RemovePage'> = (state, { page }, seat) => {
  const found = pageNamed(state, seat, page);
  if (!found) return objections(NO_SUCH_PAGE);
  return objections(forWriting(seat, found));
};
