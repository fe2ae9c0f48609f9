import { impossible } from '../../../core/index.ts';
import type { Handler, Handlers } from '../../../play/index.ts';
import { forActing } from '../../table/permission/permission.ts';
import type { spellsCommands } from './commands.ts';

/** The spell that chance gives. */
const openBook: Handler<'OpenBook'> = (play, { creature }) => {
  const refusal = forActing(play, creature);
  const found = play.state.creatures[creature];
  if (refusal || !found) return refusal;
  const {
    books: { due: bookDue, brings: bookBrings },
  } = play.rules.spells;
  const level = bookDue(found);
  if (level === null || found.choosing !== undefined)
    return impossible('no-change', `No new book has come to ${found.name}.`);
  play.happen({ type: 'BookOpened', creature, level, ...bookBrings(found, level, play.dice) });
  return null;
};

/** The spell that is chosen, which the book does not hold already. */
const chooseForBook: Handler<'ChooseForBook'> = (play, { creature, spell }) => {
  const refusal = forActing(play, creature);
  const found = play.state.creatures[creature];
  if (refusal || !found) return refusal;
  if (found.choosing === undefined) return impossible('no-change', `${found.name} has no spell to choose.`);
  if (!play.rules.spells.books.choices(found, found.choosing).includes(spell))
    return impossible('no-such-thing', 'That spell is not on the list, or in the book already.');
  play.happen({ type: 'BookFilled', creature, spell });
  return null;
};

export const bookHandlers: Pick<Handlers<typeof spellsCommands>, 'OpenBook' | 'ChooseForBook'> = {
  OpenBook: openBook,
  ChooseForBook: chooseForBook,
};
