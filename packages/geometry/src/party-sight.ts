import type { Barriers } from './barriers.ts';
import type { Bounds } from './bounds.ts';
import { type Light, litMask } from './light.ts';
import { emptyMask, rowsOf } from './mask.ts';
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
 * infravision. In ambient light every square counts as lit; then the lights are not asked.
 */
export function seenSquares(
  viewers: readonly Viewer[],
  lights: readonly Light[],
  ambient: 'dark' | 'lit',
  barriers: Barriers,
  bounds: Bounds,
): SquareRows {
  const seen = emptyMask(bounds);
  const lit = ambient === 'lit' || viewers.length === 0 ? undefined : litMask(lights, barriers, bounds);
  for (const { at, infravision } of viewers) {
    markVisible(seen, at, Infinity, barriers, lit);
    if (lit && infravision > 0) markVisible(seen, at, infravision, barriers);
  }
  return rowsOf(seen);
}
