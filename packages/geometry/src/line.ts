import { stepsBetween } from './distance.ts';
import type { Square } from './point.ts';

/** The squares under a straight line from the centre of one square to that of another, both included. */
export function lineOfSquares(from: Square, to: Square): Square[] {
  const steps = stepsBetween(from, to);
  return Array.from({ length: steps + 1 }, (_, i) => {
    const part = steps === 0 ? 0 : i / steps;
    return { x: Math.round(from.x + (to.x - from.x) * part), y: Math.round(from.y + (to.y - from.y) * part) };
  });
}
