import { flag, maybeText, orNull, square, whole } from '../../../core/fields.ts';
import { type CommandsIn, forms } from '../../../core/forms.ts';

/** The most monsters of one kind that are brought in at once. */
export const MOST_AT_ONCE = 60;

export const monstersCommands = forms({
  /** The referee brings in monsters from the bestiary; their hit points are rolled. */
  AddMonsters: {
    /** A key of the bestiary. */
    monster: maybeText(200),
    count: whole(-1_000_000, 1_000_000),
    /** Where on the board, the rest around it; null for off the board. */
    square: orNull(square),
    /** The players do not know of them yet. */
    hidden: flag,
  },
});

declare module '../../../core/commands.ts' {
  interface CommandsByFolder {
    readonly monsters: CommandsIn<typeof monstersCommands>;
  }
}
