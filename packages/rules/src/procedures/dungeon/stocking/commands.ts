import { flag, label, maybeText, oneOf, whole } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';
import { DUNGEON_SIZES, DUNGEON_THEMES } from './sizes-and-themes.ts';

export const stockingCommands = forms({
  /** The dice lay out a dungeon, and stock its rooms by the tables. Referee. */
  MakeDungeon: {
    /** Empty for one that is made up. */
    name: label('Name, if it is to have one', maybeText(80)),
    size: label('How large', oneOf(...DUNGEON_SIZES)),
    theme: label('What it is', oneOf(...DUNGEON_THEMES)),
    /** Words that its monsters should answer to, such as `goblin spider`; empty for none. */
    words: label('Monsters wanted, by words of their names; empty for any', maybeText(200)),
    /** Dungeon level, 1–8. */
    level: label('Dungeon level', whole(1, 8)),
    /** It is put before the players at once, with the party at its entrance. */
    begin: label('Put it before the players, with the party at its entrance', flag),
  },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly stocking: typeof stockingCommands;
  }
}
