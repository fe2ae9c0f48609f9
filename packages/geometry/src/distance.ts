import { type GridKind, gridOf } from './grid.ts';
import type { Square } from './point.ts';

/** Places between two places with nothing in the way; a diagonal of squares counts one and a half. */
export const distanceInSquares = (a: Square, b: Square, grid: GridKind): number => gridOf(grid).distance(a, b);

/** Steps from one place to another with nothing in the way; a diagonal counts one. */
export const stepsBetween = (a: Square, b: Square, grid: GridKind): number => gridOf(grid).stepsBetween(a, b);

/** {@link distanceInSquares} in feet. */
export const distanceInFeet = (a: Square, b: Square, grid: GridKind, feetPerSquare: number): number =>
  distanceInSquares(a, b, grid) * feetPerSquare;

/**
 * Feet between two heights: by Pythagoras, the root of along² + rise², rounded down; where both are equally high, as along
 * the ground.
 * @param along feet along the ground @param rise feet up or, below nought, down
 */
export const feetThroughAir = (along: number, rise: number): number =>
  rise === 0 ? along : Math.floor(Math.hypot(along, rise));
