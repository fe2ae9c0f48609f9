import type { Handler, Handlers } from '../../../play/index.ts';
import type { spellsCommands } from './commands.ts';

/** The spell that chance gives. */
const openBook: Handler<'OpenBook'> = (play, { creature }) => {
  const found = play.state.creatures[creature];
  const { due, brings } = play.rules.spells.books;
  const level = found ? due(found) : null;
  if (!found || level === null) return;
  play.happen({ type: 'BookOpened', creature, level, ...brings(found, level, play.dice) });
};

export const bookHandlers: Pick<Handlers<typeof spellsCommands>, 'OpenBook' | 'ChooseForBook'> = {
  OpenBook: openBook,
  /** The spell that is chosen, which the book does not hold already. */
  ChooseForBook: (play, { creature, spell }) => play.happen({ type: 'BookFilled', creature, spell }),
};
