import { flag, id, list, maybe, maybeText, number, oneOf, record } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';
import { DRAWING_COLOURS, DRAWING_SHAPES } from '../../../state/drawings.ts';

/** Points of one drawing; a longer way of the pen is drawn with fewer. */
const MOST_POINTS = 200;

/** Characters of a text on the board. */
const LONGEST_WORDS = 80;

/** No scene reaches farther, in squares. */
const measure = number(-1_000, 1_000);

export const drawingsCommands = forms({
  /** A player or the referee draws or writes over the map. */
  DrawOnBoard: {
    /** Absent for the map on the board; another is the referee's to name. */
    scene: maybe(id('scene')),
    shape: oneOf(...DRAWING_SHAPES),
    /** In squares; see `Drawing` for what they are of each shape. */
    points: list(record({ x: measure, y: measure }), MOST_POINTS, 1),
    colour: oneOf(...DRAWING_COLOURS),
    /** Of a text; empty for the others. */
    words: maybeText(LONGEST_WORDS),
    /** Whether the players see what the referee draws; what players draw is seen by all. */
    open: flag,
  },
  /** Whoever drew it, or the referee, wipes a single drawing off. */
  WipeDrawing: { drawing: id('drawing') },
  /** Somebody wipes all that they drew off a map, or the referee what anybody did. */
  WipeDrawings: {
    /** As for drawing. */
    scene: maybe(id('scene')),
    whose: oneOf('mine', 'all'),
  },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly drawings: typeof drawingsCommands;
  }
}
