import { flag, id, maybe, maybeText, orNull, square, whole } from '../../../core/fields.ts';
import { type CommandsIn, forms } from '../../../core/forms.ts';
import { AT_ONCE } from './rule.ts';

export const monstersCommands = forms({
  /** The referee brings in monsters from the bestiary; their hit points are rolled. */
  AddMonsters: {
    /** A key of the bestiary. */
    monster: maybeText(200),
    count: whole(...AT_ONCE),
    /** Where on the board, the rest around it; null for off the board. */
    square: orNull(square),
    /** On which map; absent for the one on the board. */
    scene: maybe(id('scene')),
    /** The players do not know of them yet. */
    hidden: flag,
  },
});

declare module '../../../core/commands.ts' {
  interface CommandsByFolder {
    readonly monsters: CommandsIn<typeof monstersCommands>;
  }
}
