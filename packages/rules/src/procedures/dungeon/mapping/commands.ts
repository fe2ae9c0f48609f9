import { id, square, text } from '../../../core/fields.ts';
import { type CommandsIn, forms } from '../../../core/forms.ts';

export const mappingCommands = forms({
  /** The mapper, or the referee, writes a remark on the party's map of the scene on the board; everyone reads it. */
  WriteOnMap: {
    square: square,
    /** At most 200 characters. */
    text: text(4000),
  },
  /** A remark is wiped off the party's map. */
  EraseFromMap: { note: id('map-note') },
});

declare module '../../../core/commands.ts' {
  interface CommandsByFolder {
    readonly mapping: CommandsIn<typeof mappingCommands>;
  }
}
