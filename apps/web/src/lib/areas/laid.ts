import type { AreaKind, Point } from '@lanthorn/geometry';

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

/** What a drag from one point to another lays: the middles and corners of squares, and of their sides, are where areas begin. */
export function laidBy({ kind, width }: AreaInk, from: Point, to: Point, feetPerSquare: number): LaidArea {
  const at = { x: rounded(from.x, 0.5), y: rounded(from.y, 0.5) };
  const [dx, dy] = [to.x - at.x, to.y - at.y];
  const squares = kind === 'square' ? 2 * Math.max(Math.abs(dx), Math.abs(dy)) : Math.hypot(dx, dy);
  const feet = Math.min(FARTHEST, Math.max(FEET, rounded(squares * feetPerSquare, FEET)));
  const pointed = kind === 'cone' || kind === 'line';
  const degrees = (rounded((Math.atan2(dy, dx) * 180) / Math.PI, DEGREES) + 360) % 360;
  return { kind, at, feet, width: pointed ? width : 0, degrees: pointed ? degrees : 0 };
}
