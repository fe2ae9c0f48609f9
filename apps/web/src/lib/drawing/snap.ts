import type { Bounds, Point } from '@lanthorn/geometry';

/** Corners of squares, and the middles of their sides. */
const HALF = 0.5;
/** Off the grid a point is kept to a twentieth of a square. */
const FINE = 0.05;

/** The nearest point that is drawn to: on the half squares, or wherever the hand is; never off the map. */
export function snapped({ x, y }: Point, free: boolean, { width, height }: Bounds): Point {
  const step = free ? FINE : HALF;
  const round = (value: number, most: number) =>
    Math.round(Math.min(most, Math.max(0, Math.round(value / step) * step)) * 100) / 100;
  return { x: round(x, width), y: round(y, height) };
}
