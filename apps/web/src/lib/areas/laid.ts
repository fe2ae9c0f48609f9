import type { AreaKind, GridKind, Point } from '@lanthorn/geometry';
import type { GridLines } from '@lanthorn/rules';
import { anchorOnHexes, tidied } from '../drawing/snap.ts';

/** What is laid by the next drag: its kind, and of a cone or a line how wide it is, in feet. */
export interface AreaInk {
  readonly kind: AreaKind;
  readonly width: number;
}

/** An area as a command lays it. */
export interface LaidArea extends AreaInk {
  readonly at: Point;
  readonly feet: number;
  readonly degrees: number;
}

/** Measures are rounded to so many feet, directions to so many degrees. */
const FEET = 5;
const DEGREES = 5;
const FARTHEST = 1_000;

const rounded = (value: number, step: number): number => Math.round(value / step) * step;

/** The map that an area is laid on. */
interface Under {
  readonly grid: GridKind;
  readonly gridLines?: GridLines;
  readonly feetPerSquare: number;
}

/**
 * Where an area begins that was begun at a point: the nearest of the middles and corners of places, and the middles of their
 * sides; where no grid is shown, the point itself.
 */
function beginning({ x, y }: Point, { grid, gridLines }: Under): Point {
  if (gridLines === 'none') return tidied({ x, y });
  return grid === 'square' ? { x: rounded(x, 0.5), y: rounded(y, 0.5) } : anchorOnHexes({ x, y }, grid);
}

/** What a drag from one point to another lays. */
export function laidBy({ kind, width }: AreaInk, from: Point, to: Point, under: Under): LaidArea {
  const at = beginning(from, under);
  const [dx, dy] = [to.x - at.x, to.y - at.y];
  const squares = kind === 'square' ? 2 * Math.max(Math.abs(dx), Math.abs(dy)) : Math.hypot(dx, dy);
  const feet = Math.min(FARTHEST, Math.max(FEET, rounded(squares * under.feetPerSquare, FEET)));
  const pointed = kind === 'cone' || kind === 'line';
  const degrees = (rounded((Math.atan2(dy, dx) * 180) / Math.PI, DEGREES) + 360) % 360;
  return { kind, at, feet, width: pointed ? width : 0, degrees: pointed ? degrees : 0 };
}
