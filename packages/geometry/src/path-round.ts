import { pathTo } from './path.ts';
import { type Square, sameSquare } from './point.ts';
import { evenly, type Ground, type TimesOnto } from './step.ts';

/** Whether a square is one that nobody goes onto who need not. */
export type Shunned = (square: Square) => boolean;

/** Squares; where shunned ones cannot all be passed by, so much longer a way is for each that is crossed. */
const EACH_SHUNNED = 40;

/**
 * As `pathTo`, round squares that are shunned: a way that is free of them, however long it is within `maxLength`; where
 * there is none, one that crosses few of them. To end on one is no reason to look for another way.
 */
export function pathRound(
  from: Square,
  to: Square,
  ground: Ground,
  maxLength: number,
  shunned: Shunned | null,
  times: TimesOnto = evenly,
): Square[] | null {
  if (!shunned) return pathTo(from, to, ground, maxLength, times);
  const isCrossed: Shunned = (square) => shunned(square) && !sameSquare(square, to);
  return (
    pathTo(from, to, ground, maxLength, passingBy(isCrossed, times)) ??
    pathTo(from, to, ground, maxLength, (square) => (isCrossed(square) ? EACH_SHUNNED : times(square))) ??
    pathTo(from, to, ground, maxLength, times)
  );
}

/** Steps counted so that none goes onto a shunned square. */
export const passingBy =
  (shunned: Shunned, times: TimesOnto = evenly): TimesOnto =>
  (square) =>
    shunned(square) ? Number.POSITIVE_INFINITY : times(square);
