import { flag, id, label, maybe, maybeText, square, text, whole } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';
import { coinFieldsIfAny, hoardFields } from '../party/coin-fields.ts';
import { thingFields } from '../treasure/commands.ts';

export const hoardsCommands = forms({
  /** The referee rolls a hoard by treasure types, such as `C` or `U (A)`, or says what is in it, and lays it on the map. */
  LayHoard: {
    /** What one sees of it. */
    name: label('What one sees of it', text(60)),
    types: label('Treasure types (letters A to V)', maybeText(60)),
    ...coinFieldsIfAny,
    /** The dice say what each is worth, and what each thing of magic is. */
    gems: label('Gems', maybe(whole(0, 100))),
    jewellery: label('Pieces of jewellery', maybe(whole(0, 100))),
    magic: label('Magic items, by the dice', maybe(whole(0, 20))),
    square: label('Where', square),
    /** Absent for the map on the board. */
    scene: maybe(id('scene')),
    hidden: label('Out of sight until it is found', flag),
  },
  /** The referee says what coins lie in it besides, and what else it is worth in gold pieces. */
  FillHoard: { hoard: id('hoard'), ...hoardFields },
  /** The referee puts a thing of magic into it, be it of the book or of the table's own making. */
  PutIntoHoard: { hoard: id('hoard'), ...thingFields },
  /** The referee says that it is found, or out of sight again. */
  ShowHoard: { hoard: id('hoard'), hidden: flag },
  /** Somebody of the party who stands by it takes it for all. */
  TakeHoard: { hoard: id('hoard'), creature: label('Who takes it', id('creature')) },
  RemoveHoard: { hoard: id('hoard') },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly hoards: typeof hoardsCommands;
  }
}
