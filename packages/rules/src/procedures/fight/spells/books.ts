import type { Handler } from '../../../play/index.ts';

/** The spell that chance gives. */
export const openBook: Handler<'OpenBook'> = (play, { creature }) => {
  const found = play.state.creatures[creature];
  const { due, brings } = play.rules.spells.books;
  const level = found ? due(found) : null;
  if (!found || level === null) return;
  play.happen({ type: 'BookOpened', creature, level, ...brings(found, level, play.dice) });
};
