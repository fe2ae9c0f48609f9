import { id } from '../../../core/index.ts';
import type { Handler, Handlers } from '../../../play/index.ts';
import type { journalCommands } from './commands.ts';
import { newOwner, pageNamed } from './may.ts';

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

export const journalHandlers: Handlers<typeof journalCommands> = {
  WritePage: writePage,
  SharePage: (play, { page, readers }) =>
    play.happen({ type: 'PageShared', page, readers: typeof readers === 'string' ? readers : [...new Set(readers)] }),
  ShowPage: (play, { page, to }) => play.happen({ type: 'PageShown', page, to: to === 'all' ? to : [...new Set(to)] }),
  RemovePage: (play, { page }) => play.happen({ type: 'PageRemoved', page }),
};
