import { id, objections } from '../../../core/index.ts';
import type { Handler, Handlers } from '../../../play/index.ts';
import { onlyReferee } from '../permission/permission.ts';
import type { journalCommands } from './commands.ts';
import {
  forPeople,
  mayRemovePage,
  maySharePage,
  mayShowPicture,
  mayWritePage,
  NO_SUCH_PAGE,
  newOwner,
  pageNamed,
  pageOfPicture,
  pictureAlone,
} from './may.ts';

const writePage: Handler<'WritePage'> = (play, { page, title, folder, text }) => {
  const before = page === null ? null : pageNamed(play.state, play.by, page);
  if (before === undefined) return;
  const owner = before ? before.owner : newOwner(play.by);
  const { id: name, readers } = before ?? { id: id<'page'>(play.dice.id()), readers: 'referee' as const };
  play.happen({
    type: 'PageWritten',
    page: { id: name, title: title.trim(), folder: folder.trim(), text, readers, owner },
  });
};

const showPicture: Handler<'ShowPicture'> = (play, { picture, title, to }) => {
  const shown = pageOfPicture(play.state, picture, title)?.id ?? id<'page'>(play.dice.id());
  if (!play.state.journal?.[shown]) {
    const [text, folder] = [pictureAlone(picture), 'Pictures'];
    play.happen({
      type: 'PageWritten',
      page: { id: shown, title: title.trim(), folder, text, readers: 'referee', owner: null },
    });
  }
  play.happen({ type: 'PageShown', page: shown, to: to === 'all' ? to : [...new Set(to)] });
};

export const journalHandlers: Handlers<typeof journalCommands> = {
  WritePage: { may: mayWritePage, play: writePage },
  SharePage: {
    may: maySharePage,
    play: (play, { page, readers }) =>
      play.happen({ type: 'PageShared', page, readers: typeof readers === 'string' ? readers : [...new Set(readers)] }),
  },
  ShowPage: {
    may: (state, { page, to }, seat) =>
      objections(
        onlyReferee(seat),
        to === 'all' ? null : forPeople(state, to),
        pageNamed(state, seat, page) ? null : NO_SUCH_PAGE,
      ),
    play: (play, { page, to }) => play.happen({ type: 'PageShown', page, to: to === 'all' ? to : [...new Set(to)] }),
  },
  ShowPicture: { may: mayShowPicture, play: showPicture },
  RemovePage: { may: mayRemovePage, play: (play, { page }) => play.happen({ type: 'PageRemoved', page }) },
};
