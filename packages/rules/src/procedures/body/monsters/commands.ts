import { flag, id, label, maybe, maybeText, orNull, square, whole } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';
import { AT_ONCE } from './rule.ts';

export const monstersCommands = forms({
  /** The referee brings in monsters from the bestiary; their hit points are rolled. */
  AddMonsters: {
    /** A key of the bestiary. */
    monster: label('Monster', maybeText(200)),
    count: label('How many', whole(...AT_ONCE)),
    /** Where on the board, the rest around it; null for off the board. */
    square: label('Where', orNull(square)),
    /** On which map; absent for the one on the board. */
    scene: maybe(id('scene')),
    /** The players do not know of them yet. */
    hidden: label('Hidden from the players', flag),
  },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly monsters: typeof monstersCommands;
  }
}
