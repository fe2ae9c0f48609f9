import { GRIDS } from '@lanthorn/geometry';
import {
  either,
  id,
  label,
  list,
  maybe,
  maybeText,
  oneOf,
  orNull,
  record,
  square,
  text,
  whole,
} from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';
import { BORDERS, EDGES, FILLS, SIGNS } from './kept.ts';

/** Strokes in one command; a longer drawing comes in several. */
const MOST_STROKES = 300;

/** One of the first column or row may belong to a hex beside the paper. */
const side = record({ x: whole(-1, 1_000), y: whole(-1, 1_000), edge: oneOf(...EDGES) });

const stroke = either(
  /** A rectangle by two corners, both within. */
  record({ fill: oneOf(...FILLS), from: square, to: square }),
  record({ side, border: orNull(oneOf(...BORDERS)) }),
  record({ at: square, sign: orNull(oneOf(...SIGNS)), text: maybeText(60) }),
  record({ party: orNull(square) }),
);

export const mappingCommands = forms({
  /** The mapper, or the referee, writes a remark on the party's map of the scene on the board; everyone reads it. */
  WriteOnMap: {
    square: label('Where', square),
    text: label('Remark', text(200)),
  },
  /** A remark is wiped off the party's map. */
  EraseFromMap: { note: label('Remark', id('map-note')) },
  /** The mapper, or the referee, takes a new sheet of paper for a map of the party's own. */
  BeginPartyMap: {
    name: label('Name', text(60)),
    /** Squares, as the feet below. */
    width: label('Squares across', whole(10, 100)),
    height: label('Squares down', whole(10, 100)),
    feetPerSquare: label('Feet per square', whole(1, 1_000)),
    /** Of the paper; squares when absent. */
    grid: label('Paper', maybe(oneOf(...GRIDS))),
  },
  /** The mapper, or the referee, draws on it, stroke by stroke. */
  DrawPartyMap: { map: id('party-map'), strokes: list(stroke, MOST_STROKES, 1) },
  RenamePartyMap: { map: id('party-map'), name: label('Name', text(60)) },
  RemovePartyMap: { map: id('party-map') },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly mapping: typeof mappingCommands;
  }
}
