import type { Square } from './point.ts';

/** Squares between two squares with nothing in the way; a diagonal counts one and a half. */
export function distanceInSquares(a: Square, b: Square): number {
  const dx = Math.abs(b.x - a.x);
  const dy = Math.abs(b.y - a.y);
  return Math.max(dx, dy) + Math.min(dx, dy) / 2;
}

/** Steps from one square to another with nothing in the way; a diagonal counts one. */
export const stepsBetween = (a: Square, b: Square): number => Math.max(Math.abs(b.x - a.x), Math.abs(b.y - a.y));

/** {@link distanceInSquares} in feet. */
export const distanceInFeet = (a: Square, b: Square, feetPerSquare: number): number =>
  distanceInSquares(a, b) * feetPerSquare;
