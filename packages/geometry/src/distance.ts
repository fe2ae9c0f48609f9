import { type GridKind, gridOf } from './grid.ts';
import type { Square } from './point.ts';

/** Places between two places with nothing in the way; a diagonal of squares counts one and a half. */
export const distanceInSquares = (a: Square, b: Square, grid: GridKind): number => gridOf(grid).distance(a, b);

/** Steps from one place to another with nothing in the way; a diagonal counts one. */
export const stepsBetween = (a: Square, b: Square, grid: GridKind): number => gridOf(grid).stepsBetween(a, b);

/** {@link distanceInSquares} in feet. */
export const distanceInFeet = (a: Square, b: Square, grid: GridKind, feetPerSquare: number): number =>
  distanceInSquares(a, b, grid) * feetPerSquare;
