/** A place on a map in squares: x to the right, y down; the outer corner of square (0,0) is the point 0,0. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A square of the grid, by whole numbers: it spans the points x..x+1, y..y+1. */
export interface Square {
  readonly x: number;
  readonly y: number;
}

/** A straight line between two points: a piece of wall, a door. */
export interface Segment {
  readonly a: Point;
  readonly b: Point;
}

export const centreOf = (square: Square): Point => ({ x: square.x + 0.5, y: square.y + 0.5 });

export const squareAt = (point: Point): Square => ({ x: Math.floor(point.x), y: Math.floor(point.y) });

export const sameSquare = (a: Square, b: Square): boolean => a.x === b.x && a.y === b.y;

export const midpointOf = ({ a, b }: Segment): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** Length in squares. */
export const lengthOf = ({ a, b }: Segment): number => Math.hypot(b.x - a.x, b.y - a.y);
