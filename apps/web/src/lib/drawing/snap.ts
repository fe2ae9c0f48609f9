import {
  centreOf,
  extentOf,
  type GridBounds,
  type GridKind,
  outlineOf,
  type Point,
  squareAt,
} from '@lanthorn/geometry';

/** Corners of squares, and the middles of their sides. */
const HALF = 0.5;
/** Off the grid a point is kept to a twentieth of a square. */
const FINE = 0.05;

/** The nearest point that is drawn to: on the half squares, or wherever the hand is; never off the map. */
export function snapped(point: Point, free: boolean, bounds: GridBounds): Point {
  const { width, height } = extentOf(bounds);
  const held = { x: Math.min(width, Math.max(0, point.x)), y: Math.min(height, Math.max(0, point.y)) };
  if (bounds.grid !== 'square' && !free) return anchorOnHexes(held, bounds.grid);
  const step = free ? FINE : HALF;
  const round = (value: number, most: number) =>
    Math.round(Math.min(most, Math.max(0, Math.round(value / step) * step)) * 100) / 100;
  return { x: round(held.x, width), y: round(held.y, height) };
}

/** So near to a corner, a side's middle or the middle of a hex, in squares, a point is meant to be there. */
const MEANT = 0.004;

/** A point that came from another hex: on the very corner, or middle, by which it lies but for the noise of small numbers. */
export function settled(point: Point, grid: GridKind): Point {
  const near = anchorOnHexes(point, grid);
  return Math.hypot(near.x - point.x, near.y - point.y) < MEANT ? near : tidied(point);
}

/** Of the hex that a point lies in, the nearest of its corners, the middles of its sides, and its own middle. */
export function anchorOnHexes(point: Point, grid: GridKind): Point {
  const hex = squareAt(point, grid);
  const corners = outlineOf(hex, grid);
  const sides = corners.map((a, at) => {
    const b = corners[(at + 1) % corners.length] ?? a;
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  });
  const off = ({ x, y }: Point) => Math.hypot(x - point.x, y - point.y);
  const nearest = [...corners, ...sides].reduce(
    (best, one) => (off(one) < off(best) ? one : best),
    centreOf(hex, grid),
  );
  return tidied(nearest);
}

/** To a thousandth of a square: corners that hexes share are the same point. */
export const tidied = ({ x, y }: Point): Point => ({
  x: Math.round(x * 1_000) / 1_000 + 0,
  y: Math.round(y * 1_000) / 1_000 + 0,
});

/** The ends of a line from left to right, or from above where it goes straight down. */
export const leftToRight = (a: Point, b: Point): readonly [Point, Point] =>
  a.x < b.x || (a.x === b.x && a.y < b.y) ? [a, b] : [b, a];
