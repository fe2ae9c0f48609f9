import {
  type AreaShape,
  extentOf,
  type GridKind,
  type Point,
  type Segment,
  type Shunned,
  type Square,
} from '@lanthorn/geometry';
import type { DrawingRecord, ExitKind, GridLines, Laid, Wall } from '@lanthorn/rules';
import type { Looks } from './lying.ts';

/** All that the board draws. It knows no rules: it is told what stands where, and what may be moved. */
export interface BoardModel {
  readonly scene: BoardScene | null;
  readonly rows: readonly BoardRow[];
  readonly doors: readonly BoardDoor[];
  readonly tokens: readonly BoardToken[];
  /** The ids of those who have fled off the board; absent for nobody. */
  readonly fled?: readonly string[];
  readonly lights: readonly BoardLight[];
  readonly features: readonly BoardFeature[];
  /** The referee's keys and traps, and things that lie about. */
  readonly marks: readonly BoardMark[];
  readonly areas: readonly BoardArea[];
  /** What was drawn and written over the map. */
  readonly drawings: readonly BoardDrawing[];
  /** The referee sees what is unexplored, dimmed; for the others it is not there. */
  readonly all: boolean;
  /** What a way costs of the movement, in feet, by the rules and as far as this seat knows the ground; its length when absent. */
  readonly feetOf?: (way: readonly Square[]) => number;
  /** How many times as long a step onto a square is, by the rules and as far as this seat knows the ground; once when absent. */
  readonly timesOnto?: (square: Square) => number;
  /** Says of a square whether a trap lies there that was found, so that those who walk go round it; null or absent for none. */
  readonly foundTraps?: () => Shunned | null;
}

export interface BoardScene {
  readonly id: string;
  readonly name: string;
  /** Its places, which are called squares even where they are hexes. */
  readonly grid: GridKind;
  readonly gridLines: GridLines;
  /** In squares. */
  readonly width: number;
  readonly height: number;
  readonly feetPerSquare: number;
  readonly ambient: 'dark' | 'lit';
  /** How its picture lies under it; null where it is drawn. */
  readonly picture: Laid | null;
}

/** Something that stands on the map; by its icon, where it has one that can be drawn, else by its kind. */
export interface BoardFeature {
  readonly kind: string;
  readonly at: Point;
  readonly icon: string | null;
}

/** One row of squares; '1' in a string stands for yes. */
export interface BoardRow {
  readonly y: number;
  readonly explored: string;
  readonly seen: string;
  readonly floor: string;
  readonly walls: readonly Wall[];
}

export interface BoardDoor {
  readonly id: string;
  readonly segment: Segment;
  readonly kind: string;
  readonly open: boolean;
  readonly locked: boolean | null;
  readonly secret: boolean;
  /** How the players last saw it, where it stands otherwise now and this is the referee's board. */
  readonly believed: 'open' | 'closed' | null;
  /** Somebody has put an ear to it. */
  readonly listened: boolean;
}

export interface BoardToken {
  readonly id: string;
  readonly name: string;
  readonly icon: string | null;
  readonly square: Square;
  readonly side: 'yours' | 'party' | 'other';
  readonly movable: boolean;
  readonly hidden: boolean;
  readonly down: boolean;
  readonly dead: boolean;
  /** Its hit points as a part of all it has, 0 to 1; null for those who may not know. */
  readonly health: number | null;
  /** Its hit points; null for those who may not know. */
  readonly points: number | null;
  /** What is wrong with it, as far as this seat knows. */
  readonly conditions: readonly string[];
  /** Where it looks: eighths of a turn from north, clockwise; null where that is not known. */
  readonly facing: number | null;
  /** How large it is drawn, in squares from side to side; 1 for a human. */
  readonly across: number;
  /** Feet above the floor, or below it. */
  readonly elevation: number;
  /** The table waits for it. */
  readonly turn: boolean;
  /** Feet it may still move; null when that is not known or not limited. */
  readonly movementLeft: number | null;
}

export interface BoardLight {
  readonly id: string;
  readonly at: Point;
  /** In squares. */
  readonly radius: number;
  /** What burns, in words: `torch`. */
  readonly kind: string;
  /** It lights less than well, where the book tells bright from dim. */
  readonly dim: boolean;
  /** It is part of the map: the referee sees it fall where nobody of the party looks, too. */
  readonly fixed?: true;
  /** 0xRRGGBB; absent for the colour of what burns. */
  readonly colour?: number;
}

export interface BoardMark {
  readonly key: string;
  readonly label: string;
  readonly at: Point;
  /** A `place` is a room as players know it, by its name alone. */
  readonly kind: 'room' | 'place' | 'trap' | 'thing' | 'exit';
  /** Of a way out, which. */
  readonly exit?: ExitKind;
  /** Of a thing that lies about. */
  readonly looks?: Looks;
  /** Players do not see it. */
  readonly unseen?: boolean;
  /** A trap that has sprung, or was disarmed. */
  readonly spent?: boolean;
  /** Somebody stands on it: its name would be half hidden. */
  readonly covered?: boolean;
}

/** An area that is laid over the map. */
export interface BoardArea {
  readonly shape: AreaShape;
  /** Of whoever laid it, in degrees on the wheel of colours. */
  readonly hue: number;
  /** All see it. */
  readonly open: boolean;
}

/** Something drawn or written over the map. */
export type BoardDrawing = Pick<DrawingRecord, 'shape' | 'points' | 'colour' | 'words' | 'open'>;

export const NO_BOARD: BoardModel = {
  scene: null,
  rows: [],
  doors: [],
  tokens: [],
  lights: [],
  features: [],
  marks: [],
  areas: [],
  drawings: [],
  all: false,
};

/** Whether a square is in a row's string; squares outside are not. */
export const isSet = (row: string | undefined, x: number): boolean => row?.[x] === '1';

/** How the places of the scene lie; without one it does not matter. */
export const gridOf = ({ scene }: Pick<BoardModel, 'scene'>): GridKind => scene?.grid ?? 'square';

/** The map that lengths are measured on. */
export type Measured = Pick<BoardScene, 'feetPerSquare' | 'grid' | 'gridLines'>;

/** How lengths are measured on the scene; without one it does not matter. */
export const measuredOn = ({ scene }: Pick<BoardModel, 'scene'>): Measured =>
  scene ?? { feetPerSquare: 10, grid: 'square', gridLines: 'drawn' };

/** The lower right corner of a map. */
export function farCorner(scene: Pick<BoardScene, 'grid' | 'width' | 'height'>): Point {
  const { width, height } = extentOf(scene);
  return { x: width, y: height };
}

/** Whether two models show the same ground: rows are kept as they are while nothing in them changes. */
export const sameGround = (one: BoardModel, other: BoardModel): boolean =>
  one.scene === other.scene &&
  one.rows.length === other.rows.length &&
  one.rows.every((row, place) => row === other.rows[place]);

/** Whether two models show the same floor and walls, whatever of them is seen now. */
export const sameFloor = (one: BoardModel, other: BoardModel): boolean =>
  one.scene === other.scene &&
  one.rows.length === other.rows.length &&
  one.rows.every((row, place) => {
    const before = other.rows[place];
    return (
      row === before ||
      (row.y === before?.y &&
        row.floor === before.floor &&
        row.explored === before.explored &&
        alike(row.walls, before.walls))
    );
  });

/** Whether light falls in both models as it does in the other. */
export const sameLight = (one: BoardModel, other: BoardModel): boolean =>
  JSON.stringify([one.lights, one.doors.map(({ open }) => open)]) ===
  JSON.stringify([other.lights, other.doors.map(({ open }) => open)]);

/** Whether two lists of what is drawn say the same. */
export const alike = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one === other || (one.length === other.length && JSON.stringify(one) === JSON.stringify(other));
