import { flag, maybeText, oneOf, whole } from '../../../core/fields.ts';
import { type CommandsIn, forms } from '../../../core/forms.ts';
import { DUNGEON_SIZES, DUNGEON_THEMES } from './sizes-and-themes.ts';

export const stockingCommands = forms({
  /** The dice lay out a dungeon, and stock its rooms by the tables. Referee. */
  MakeDungeon: {
    /** Empty for one that is made up. */
    name: maybeText(80),
    size: oneOf(...DUNGEON_SIZES),
    theme: oneOf(...DUNGEON_THEMES),
    /** Words that its monsters should answer to, such as `goblin spider`; empty for none. */
    words: maybeText(200),
    /** Dungeon level, 1–8. */
    level: whole(1, 8),
    /** It is put before the players at once, with the party at its entrance. */
    begin: flag,
  },
});

declare module '../../../core/commands.ts' {
  interface CommandsByFolder {
    readonly stocking: CommandsIn<typeof stockingCommands>;
  }
}
