import { GRIDS } from '@lanthorn/geometry';
import {
  type Field,
  flag,
  icon,
  id,
  label,
  list,
  matching,
  maybe,
  maybeText,
  number,
  oneOf,
  orNull,
  record,
  row,
  square,
  text,
  whole,
} from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';
import { SAVES } from '../../../state/creature.ts';
import {
  DOOR_KINDS,
  EXIT_KINDS,
  FEATURE_KINDS,
  FOGS,
  GRID_LINES,
  PASSES,
  TRAP_OUTCOMES,
  TURNS_IN_DICE,
} from '../../../state/scene.ts';

/** Walls in one command; a larger drawing comes in several. */
const MOST_WALLS_AT_ONCE = 2_000;
/** Things of one other kind in one command. */
const MOST_AT_ONCE = 200;
/** Runs of squares in one command: a row of each of the largest scene, twice. */
const MOST_RUNS = 1_000;

/** Runs of squares that are shown or hidden in one command: a stroke over the largest scene, and what takes it back. */
const MOST_FOG_RUNS = 20_000;

/** No scene reaches farther, in squares. */
const REACH = 1_000;
const measure = number(-REACH, REACH);
const point = record({ x: measure, y: measure });
const pixel = number(-100_000, 100_000);

/** A straight line: x and y of one end, then of the other, in squares. */
const line = row(measure, measure, measure, measure);
export type Line4 = readonly [number, number, number, number];

/** Squares side by side: column and row of the first, and how many. */
const run = row(whole(0, REACH), whole(0, REACH), whole(1, REACH));
export type Run = readonly [x: number, y: number, count: number];

/** A wall that lets something through from its left, as one goes from its first end to its second; from there it turns about where one end is drawn as the other. */
const oneWay = record({ segment: line, passes: oneOf(...PASSES) });

const door = record({
  /** A name that is free; one that a door of the scene has draws that door anew. */
  id: id('door'),
  segment: line,
  kind: oneOf(...DOOR_KINDS),
  state: oneOf('open', 'closed'),
  locked: flag,
  stuck: flag,
});

const room = record({
  /** Its place in the key; one that a room of the scene has draws that room anew. */
  key: text(20),
  name: maybeText(200),
  /** Where its number stands. */
  at: square,
  squares: list(run, MOST_RUNS),
  text: maybeText(4000),
  /** What players read once one of them sets foot in it; null for nothing. */
  toPlayers: orNull(record({ name: text(200), text: maybeText(4000) })),
  /** The table of the campaign's own that says who wanders by in it; absent for the map's. */
  wanderers: maybe(id('random-table')),
});

const trap = record({
  id: id('trap'),
  name: text(200),
  squares: list(run, MOST_RUNS),
  guards: oneOf('room', 'treasure'),
  /** In dice notation; null when it does none. */
  damage: orNull(text(40)),
  /** What those save against whom it catches, and what befalls those who fail; absent for nothing. */
  save: maybe(
    record({ against: oneOf(...SAVES), otherwise: oneOf(...TRAP_OUTCOMES), turns: maybe(matching(TURNS_IN_DICE)) }),
  ),
  text: maybeText(4000),
});

const exit = record({
  id: id('exit'),
  kind: oneOf(...EXIT_KINDS),
  at: square,
  to: orNull(record({ scene: id('scene'), square })),
  hidden: flag,
});

const light = record({ at: point, radiusFeet: whole(1, 1_000), colour: orNull(text(7)) });
const feature = record({ kind: oneOf(...FEATURE_KINDS), at: point, icon: maybe(icon) });
const note = record({ at: point, text: text(1_000) });
const many = <Value>(of: Field<Value>) => maybe(list(of, MOST_AT_ONCE));

export const drawingCommands = forms({
  /**
   * The referee draws on a scene: what is taken away goes first, then what is put there comes. So what is moved is taken
   * from one place and put to another, and each drawing has one that undoes it.
   */
  DrawScene: {
    scene: id('scene'),
    put: record({
      walls: maybe(list(line, MOST_WALLS_AT_ONCE)),
      oneWay: many(oneWay),
      /** Squares that one can stand on from now on. */
      floor: maybe(list(run, MOST_RUNS)),
      doors: many(door),
      rooms: many(room),
      traps: many(trap),
      exits: many(exit),
      lights: many(light),
      features: many(feature),
      notes: many(note),
      /** Squares that players are shown, as though they had been there. */
      explored: maybe(list(run, MOST_FOG_RUNS)),
      /**
       * The squares lie otherwise over the picture: what is drawn or stands on the map stays on its square. Where they
       * become hexes, or hexes become squares, it stays where it lies over the picture.
       */
      laid: maybe(
        record({
          /** Absent where it stays as it is. */
          grid: maybe(oneOf(...GRIDS)),
          /** The side of a square; of a hex from side to side. */
          pixelsPerSquare: number(1, 10_000),
          /** Where in the picture the corner of the first square lies, in pixels. */
          corner: record({ x: pixel, y: pixel }),
          /** How many there are; more where something lies beyond. */
          width: whole(1, REACH),
          height: whole(1, REACH),
        }),
      ),
    }),
    take: record({
      /** By both ends, as they were drawn. */
      walls: maybe(list(line, MOST_WALLS_AT_ONCE)),
      /** Squares that are solid rock from now on. */
      floor: maybe(list(run, MOST_RUNS)),
      doors: many(id('door')),
      /** By their keys. */
      rooms: many(text(20)),
      traps: many(id('trap')),
      exits: many(id('exit')),
      /** By their places. */
      lights: many(point),
      features: many(point),
      notes: many(point),
      /** Squares that are hidden from players again. */
      explored: maybe(list(run, MOST_FOG_RUNS)),
    }),
  },
  /** The referee says how a map becomes known: by what the party sees, by the referee's hand alone, or all of it at once. */
  SetFog: { scene: id('scene'), fog: oneOf(...FOGS) },
  /** The referee says whether the lines of the grid are drawn on everybody's board, or there is no grid to be seen at all. */
  SetGridLines: { scene: id('scene'), lines: label('Lines of the grid', oneOf(...GRID_LINES)) },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly drawing: typeof drawingCommands;
  }
}
