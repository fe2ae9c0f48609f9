import type { Barriers } from './barriers.ts';
import type { Bounds } from './bounds.ts';
import { addMask, emptyMask, type Mask, maskOf, rowsOf } from './mask.ts';
import type { Point } from './point.ts';
import { markVisible } from './sight.ts';
import type { SquareRows } from './square-rows.ts';

/** One who looks: from where, and how far infravision reaches in squares (0 without). */
export interface Viewer {
  readonly at: Point;
  readonly infravision: number;
}

/**
 * The squares a party sees: those in a clear line from one of the viewers that are lit, or within that viewer's
 * infravision. In ambient light every square counts as lit; then `lit` is not asked.
 */
export function seenSquares(
  viewers: readonly Viewer[],
  lit: SquareRows,
  ambient: 'dark' | 'lit',
  barriers: Barriers,
  bounds: Bounds,
): SquareRows {
  const seen = emptyMask(bounds);
  const light = ambient === 'lit' ? null : maskOf(lit, bounds);
  for (const { at, infravision } of viewers) {
    if (light === null) {
      addMask(seen, sightFrom(at, barriers, bounds));
      continue;
    }
    markVisible(seen, at, Infinity, barriers, light);
    if (infravision > 0) markVisible(seen, at, infravision, barriers);
  }
  return rowsOf(seen);
}

/** How many standing places are remembered for each set of barriers: more than a party has members. */
const REMEMBERED = 32;
const remembered = new WeakMap<Barriers, Map<string, Mask>>();

/** All that is in sight from a place, worked out once while the barriers stay: of a party, one moves at a time. */
function sightFrom(at: Point, barriers: Barriers, bounds: Bounds): Mask {
  const places = remembered.get(barriers) ?? new Map<string, Mask>();
  remembered.set(barriers, places);
  const place = `${at.x},${at.y},${bounds.width},${bounds.height}`;
  const known = places.get(place);
  places.delete(place);
  const mask = known ?? emptyMask(bounds);
  if (!known) markVisible(mask, at, Infinity, barriers);
  places.set(place, mask);
  for (const oldest of places.keys()) if (places.size > REMEMBERED) places.delete(oldest);
  return mask;
}
