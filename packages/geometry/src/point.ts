/** A place on a map in squares: x to the right, y down; where its first row and column begin is the point 0,0. */
export interface Point {
  /** @most 10_000 */
  readonly x: number;
  /** @most 10_000 */
  readonly y: number;
}

/** A place of a grid by its column and row, whole numbers: a square, or a hex (see `Grid`). */
export interface Square {
  /** @most 1_000 */
  readonly x: number;
  /** @most 1_000 */
  readonly y: number;
}

/** A straight line between two points: a piece of wall, a door. */
export interface Segment {
  readonly a: Point;
  readonly b: Point;
}

export const sameSquare = (a: Square, b: Square): boolean => a.x === b.x && a.y === b.y;

export const midpointOf = ({ a, b }: Segment): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** Length in squares. */
export const lengthOf = ({ a, b }: Segment): number => Math.hypot(b.x - a.x, b.y - a.y);

/** The point at a part of a segment: 0 is its beginning, 1 its end. */
export const pointAlong = ({ a, b }: Segment, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});
