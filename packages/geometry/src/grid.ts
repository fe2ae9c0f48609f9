import type { Bounds } from './bounds.ts';
import { carriedOver } from './hex.ts';
import { FLAT_HEXES, POINTY_HEXES } from './hex-grid.ts';
import type { Point, Segment, Square } from './point.ts';
import { SQUARES } from './square-grid.ts';

/** How the places of a map lie: squares, or hexes in rows with a corner on top, or in columns with a flat side on top. */
export const GRIDS = ['square', 'pointy', 'flat'] as const;
export type GridKind = (typeof GRIDS)[number];

/** A map by its size in places, and how they lie. */
export interface GridBounds extends Bounds {
  readonly grid: GridKind;
}

/** A step off a place, in columns and rows. */
export interface Step extends Square {
  /** What it counts, in places. */
  readonly length: number;
}

/** Columns and rows of places, each from the first to the last, both included. */
export interface Span {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * How the places of a map lie in the plane. A place is named by whole numbers, its column and row; the plane is measured
 * in the distance between the middles of neighbours, which is what a scene calls its feet per square. Of hexes each
 * second row (pointy) lies half a hex farther to the right, each second column (flat) half a hex lower.
 */
export interface Grid {
  readonly kind: GridKind;
  /** Ways off a place, those over a whole side of it first. */
  readonly stepsFrom: (place: Square) => readonly Step[];
  /** How many of these lead over a side, not across a corner. */
  readonly sides: number;
  /** The places that these lead to, row by row; those outside the map too. */
  readonly neighbours: (place: Square) => readonly Square[];
  readonly centreOf: (place: Square) => Point;
  /** The place that a point lies in. */
  readonly placeAt: (point: Point) => Square;
  /** Steps from one place to another with nothing in the way. */
  readonly stepsBetween: (a: Square, b: Square) => number;
  /** The length of these, in places. */
  readonly distance: (a: Square, b: Square) => number;
  /** The corners of a place, clockwise around it. */
  readonly outline: (place: Square) => readonly Point[];
  /** How far so many columns and rows reach in the plane. */
  readonly extent: (bounds: Bounds) => Bounds;
  /** All places that a box in the plane may touch; some that it does not, too. */
  readonly spanOf: (left: number, top: number, right: number, bottom: number) => Span;
  /** The places of which a box holds a part, or touches an edge. */
  readonly under: (left: number, top: number, right: number, bottom: number) => readonly Square[];
  /** The points that stand for a place when one looks at it: across and down in turn, the middle first, off its origin. */
  readonly samples: readonly number[];
  readonly originX: (x: number, y: number) => number;
  readonly originY: (x: number, y: number) => number;
  /** How far along a line, between 0 and 1, it passes from place to place; in no order, some of them twice. */
  readonly crossings: (line: Segment) => readonly number[];
  /** How many pieces these cut it into, of hexes up to twice as many; worked out without cutting. */
  readonly countPieces: (line: Segment) => number;
  /** The places that reach to so far from a point, or nearer. */
  readonly near: (point: Point, far: number) => readonly Square[];
}

/** The grid of a kind. */
export const gridOf = (kind: GridKind): Grid =>
  kind === 'pointy' ? POINTY_HEXES : kind === 'flat' ? FLAT_HEXES : SQUARES;

/** The middle of a place. */
export const centreOf = (place: Square, kind: GridKind): Point => gridOf(kind).centreOf(place);

/** The place that a point lies in. */
export const squareAt = (point: Point, kind: GridKind): Square => gridOf(kind).placeAt(point);

/** The corners of a place, clockwise around it. */
export const outlineOf = (place: Square, kind: GridKind): readonly Point[] => gridOf(kind).outline(place);

/** How far a map reaches in the plane. */
export const extentOf = (bounds: GridBounds): Bounds => gridOf(bounds.grid).extent(bounds);

/** Of a picture of a map a place that lacks no more than this of itself counts: few are cut to the pixel, and prints cut hexes in half. */
const NEARLY: Readonly<Record<GridKind, number>> = { square: 0.1, pointy: 0.5, flat: 0.5 };

/**
 * How many columns and rows of places lie in a part of the plane that begins at its origin; at least one of each.
 * @param lacking a place that lacks no more than this of itself counts; absent as in pictures
 */
export function countWithin({ width, height }: Bounds, kind: GridKind, lacking = NEARLY[kind]): Bounds {
  const grid = gridOf(kind);
  const one = grid.extent({ width: 1, height: 1 });
  const next = grid.extent({ width: 2, height: 2 });
  const [column, row] = [
    kind === 'flat' ? next.width - one.width : 1,
    kind === 'pointy' ? next.height - one.height : 1,
  ];
  const count = (length: number, first: number, step: number) =>
    Math.max(1, Math.floor((length - first) / step + 1 + lacking));
  // Each second row or column lies half a hex farther.
  const shift = kind === 'square' ? 0 : 0.5;
  const columns = count(width - (kind === 'pointy' ? shift : 0), one.width, column);
  return { width: columns, height: count(height - (kind === 'flat' ? shift : 0), one.height, row) };
}

/** The places around one, a step away, row by row; those outside the map too. */
export const neighboursOf = (place: Square, kind: GridKind): readonly Square[] => gridOf(kind).neighbours(place);

/** The longest that a single step is, in places. */
export const longestStep = (kind: GridKind): number =>
  Math.max(
    ...gridOf(kind)
      .stepsFrom({ x: 0, y: 0 })
      .map(({ length }) => length),
  );

/** Where a place lies from another, carried over to a third: the same way and as far. */
export const movedAlong = (place: Square, from: Square, onto: Square, kind: GridKind): Square =>
  kind === 'pointy' || kind === 'flat'
    ? carriedOver(place, from, onto, kind)
    : { x: onto.x + place.x - from.x, y: onto.y + place.y - from.y };

/** A side of a place, and the place beyond it. */
export interface Side extends Segment {
  readonly beyond: Square;
}

/** The sides of a place, clockwise around it. */
export function sidesAround(place: Square, kind: GridKind): readonly Side[] {
  const grid = gridOf(kind);
  const middle = grid.centreOf(place);
  const corners = grid.outline(place);
  return corners.map((a, at) => {
    const b = corners[(at + 1) % corners.length] ?? a;
    return { a, b, beyond: grid.placeAt({ x: a.x + b.x - middle.x, y: a.y + b.y - middle.y }) };
  });
}

/** All places that a box in the plane may touch; some that it does not, too. */
export const spanOf = (left: number, top: number, right: number, bottom: number, kind: GridKind): Span =>
  gridOf(kind).spanOf(left, top, right, bottom);

/** How far along a line, between 0 and 1, it passes from place to place; in no order, some of them twice. */
export const lineCrossings = (line: Segment, kind: GridKind): readonly number[] => gridOf(kind).crossings(line);

/** The places of which a box in the plane holds a part, or touches an edge. */
export const placesUnder = (
  left: number,
  top: number,
  right: number,
  bottom: number,
  kind: GridKind,
): readonly Square[] => gridOf(kind).under(left, top, right, bottom);
