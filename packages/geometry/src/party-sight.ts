import type { Barriers } from './barriers.ts';
import type { GridBounds } from './grid.ts';
import { isLit, type Lights, litMask } from './light.ts';
import { emptyMask, placesIn, rowsOf } from './mask.ts';
import type { Point, Square } from './point.ts';
import { isVisible, markVisible } from './sight.ts';
import { hasSquare, type SquareRows } from './square-rows.ts';

/** One who looks: from where, and how far infravision reaches in squares (0 without). */
export interface Viewer {
  readonly at: Point;
  readonly infravision: number;
}

/** Squares; nobody makes out a single square from farther, and a look over the widest map stays quick. */
export const FARTHEST = 100;

/**
 * The squares a party sees: those in a clear line from one of the viewers that are lit, or within that viewer's
 * infravision, none farther than {@link FARTHEST}. In ambient light every square counts as lit; then the lights are not asked.
 */
export function seenSquares(
  viewers: readonly Viewer[],
  lights: Lights,
  ambient: 'dark' | 'lit',
  barriers: Barriers,
  bounds: GridBounds,
): SquareRows {
  const seen = emptyMask(bounds);
  const lit = ambient === 'lit' || viewers.length === 0 ? undefined : placesIn(litMask(lights, barriers, bounds));
  for (const { at, infravision } of viewers) {
    markVisible(seen, at, FARTHEST, barriers, lit);
    if (lit && infravision > 0) markVisible(seen, at, infravision, barriers);
  }
  return rowsOf(seen);
}

/**
 * Whether light, or the infravision of a viewer, falls on a square outside of these: where it does not, nobody in the dark
 * sees one, and none of the viewers need look.
 */
export function isLitOutside(
  rows: SquareRows,
  viewers: readonly Viewer[],
  lights: Lights,
  barriers: Barriers,
  bounds: GridBounds,
): boolean {
  const lit = litMask(lights, barriers, bounds);
  for (const { at, infravision } of viewers) if (infravision > 0) markVisible(lit, at, infravision, barriers);
  return placesIn(lit).some((at) => !hasSquare(rows, { x: at % bounds.width, y: Math.floor(at / bounds.width) }));
}

/** Whether somebody sees one of a few squares, as `seenSquares` has it: looked at alone, without all that lies about. */
export const seesOneOf = (
  { at, infravision }: Viewer,
  squares: readonly Square[],
  lights: Lights,
  ambient: 'dark' | 'lit',
  barriers: Barriers,
  bounds: GridBounds,
): boolean =>
  squares.some(
    (square) =>
      isVisible(at, square, infravision, barriers, bounds.grid) ||
      (isVisible(at, square, FARTHEST, barriers, bounds.grid) &&
        (ambient === 'lit' || isLit(square, lights, barriers, bounds))),
  );
