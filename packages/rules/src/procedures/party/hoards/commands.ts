import { flag, id, maybe, maybeText, square, text, whole } from '../../../core/fields.ts';
import { type CommandsIn, forms } from '../../../core/forms.ts';
import { thingFields } from '../treasure/commands.ts';

const coins = whole(0, 1_000_000);

export const hoardsCommands = forms({
  /** The referee rolls a hoard by treasure types, such as `C` or `U (A)`, and lays it on the map. */
  LayHoard: {
    /** What one sees of it. */
    name: text(60),
    types: maybeText(60),
    square,
    /** Absent for the map on the board. */
    scene: maybe(id('scene')),
    hidden: flag,
  },
  /** The referee says what coins lie in it besides, and what else it is worth in gold pieces. */
  FillHoard: { hoard: id('hoard'), pp: coins, gp: coins, ep: coins, sp: coins, cp: coins, valuables: coins },
  /** The referee puts a thing of magic into it, be it of the book or of the table's own making. */
  PutIntoHoard: { hoard: id('hoard'), ...thingFields },
  /** The referee says that it is found, or out of sight again. */
  ShowHoard: { hoard: id('hoard'), hidden: flag },
  /** Somebody of the party who stands by it takes it for all. */
  TakeHoard: { hoard: id('hoard'), creature: id('creature') },
  RemoveHoard: { hoard: id('hoard') },
});

declare module '../../../core/commands.ts' {
  interface CommandsByFolder {
    readonly hoards: CommandsIn<typeof hoardsCommands>;
  }
}
