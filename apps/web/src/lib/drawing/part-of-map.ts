import {
  type Bounds,
  clipped,
  extentOf,
  type GridBounds,
  type GridKind,
  lengthOf,
  lineCrossings,
  type Point,
  placesUnder,
  pointAlong,
  type Segment,
  type Square,
  within,
} from '@lanthorn/geometry';
import { rectangle, squaresOf } from './runs.ts';

/** Whole segments of a line, each of which lies in a part of a map, or out of it; all in the line's own direction. */
interface Cut {
  readonly inside: readonly Segment[];
  readonly outside: readonly Segment[];
}

/** A part of a map: what lies in it. */
export interface PartOfMap {
  readonly holdsPlace: (place: Square) => boolean;
  /** Its edge included. */
  readonly holdsPoint: (point: Point) => boolean;
  readonly cut: (line: Segment) => Cut;
}

/** A line that is shorter is none, in squares. */
export const SHORTEST = 0.02;

/** From one square to another, both included; of hexes, those whose columns and rows lie between theirs. */
export const partBetween = (one: Square, other: Square, grid: GridKind): PartOfMap =>
  grid === 'square' ? boxOf(one, other) : hexesOf(squaresOf(rectangle(one, other)), grid);

/** As far as a map reaches. */
export function wholeOf(bounds: GridBounds): PartOfMap {
  const box = boxFrom({ x: 0, y: 0 }, extentOf(bounds));
  return { ...box, holdsPlace: (place) => within(place, bounds) };
}

function boxOf(one: Square, other: Square): PartOfMap {
  const corner = { x: Math.min(one.x, other.x), y: Math.min(one.y, other.y) };
  return boxFrom(corner, { width: Math.abs(one.x - other.x) + 1, height: Math.abs(one.y - other.y) + 1 });
}

function boxFrom(corner: Point, bounds: Bounds): PartOfMap {
  const off = ({ x, y }: Point, by: 1 | -1): Point => ({ x: x + by * corner.x, y: y + by * corner.y });
  const holdsPoint = (point: Point): boolean => {
    const { x, y } = off(point, -1);
    return x >= 0 && y >= 0 && x <= bounds.width && y <= bounds.height;
  };
  return {
    holdsPoint,
    holdsPlace: (place) => within(off(place, -1), bounds),
    cut: (line) => {
      const part = clipped({ a: off(line.a, -1), b: off(line.b, -1) }, bounds);
      if (!part || lengthOf(part) <= SHORTEST) return { inside: [], outside: [line] };
      const inside = { a: off(part.a, 1), b: off(part.b, 1) };
      const outside = [
        { a: line.a, b: inside.a },
        { a: inside.b, b: line.b },
      ].filter((rest) => lengthOf(rest) > SHORTEST);
      return { inside: [inside], outside };
    },
  };
}

function hexesOf(hexes: readonly Square[], grid: GridKind): PartOfMap {
  const all = new Set(hexes.map(keyOf));
  const holdsPlace = (hex: Square): boolean => all.has(keyOf(hex));
  const holdsPoint = ({ x, y }: Point): boolean =>
    placesUnder(x - TOUCH, y - TOUCH, x + TOUCH, y + TOUCH, grid).some(holdsPlace);
  return { holdsPlace, holdsPoint, cut: (line) => cutAtSides(line, grid, holdsPoint) };
}

const keyOf = ({ x, y }: Square): string => `${x},${y}`;

/** A point so near to a hex lies on its edge: corners are kept to a thousandth. In squares. */
const TOUCH = 0.002;

/** A line is cut wherever it goes from hex to hex, and what lies together on one side is whole again. */
function cutAtSides(line: Segment, grid: GridKind, holds: (point: Point) => boolean): Cut {
  const { a, b } = line;
  const at = (part: number): Point => (part === 0 ? a : part === 1 ? b : pointAlong(line, part));
  const length = lengthOf(line) || 1;
  const parts = [0, ...lineCrossings(line, grid).toSorted((one, other) => one - other), 1];
  const runs: { from: number; to: number; readonly isIn: boolean }[] = [];
  for (const [place, to] of parts.entries()) {
    const from = parts[place - 1];
    if (from === undefined || (to - from) * length < TOUCH) continue;
    const isIn = holds(at((from + to) / 2));
    const last = runs.at(-1);
    if (last?.isIn === isIn) last.to = to;
    else runs.push({ from: last?.to ?? 0, to, isIn });
  }
  const last = runs.at(-1);
  if (last) last.to = 1;
  const those = (isIn: boolean): readonly Segment[] =>
    runs
      .filter((run) => run.isIn === isIn)
      .map(({ from, to }) => ({ a: at(from), b: at(to) }))
      .filter((segment) => lengthOf(segment) > SHORTEST);
  return { inside: those(true), outside: those(false) };
}
