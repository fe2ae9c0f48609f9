import type { Point } from './point.ts';

export type AreaKind = 'circle' | 'cone' | 'line' | 'square';

/** A shape that is laid over a map. Measures are in squares, directions in degrees clockwise from the right. */
export interface AreaShape {
  readonly kind: AreaKind;
  /** The middle of a circle or a square; where a cone or a line begins. */
  readonly at: Point;
  /** The radius of a circle, the side of a square, how far a cone or a line goes. */
  readonly length: number;
  /** Of a cone at its far end, of a line all along. */
  readonly width: number;
  /** Where a cone or a line goes. */
  readonly degrees: number;
}

/** Beside a line that is narrower than a square, whoever stands on a square that it crosses is in it. */
const BODY = 0.5;
const TOUCH = 1e-9;

/** Whether the middle of somebody lies in a shape, its edge included. Who stands where a cone or a line begins is not in it. */
export function isWithinArea({ kind, at, length, width, degrees }: AreaShape, { x, y }: Point): boolean {
  const [dx, dy] = [x - at.x, y - at.y];
  if (kind === 'circle') return Math.hypot(dx, dy) <= length + TOUCH;
  if (kind === 'square') return Math.max(Math.abs(dx), Math.abs(dy)) <= length / 2 + TOUCH;
  const angle = (degrees * Math.PI) / 180;
  const along = dx * Math.cos(angle) + dy * Math.sin(angle);
  const aside = Math.abs(dy * Math.cos(angle) - dx * Math.sin(angle));
  if (along <= TOUCH || along > length + TOUCH) return false;
  return aside <= TOUCH + (kind === 'cone' ? ((width / 2) * along) / length : Math.max(width / 2, BODY));
}

/** Corners of a circle, as it is drawn. */
const ROUND = 72;

/** The corners of a shape, one after the other around it. */
export function areaOutline({ kind, at, length, width, degrees }: AreaShape): readonly Point[] {
  if (kind === 'circle') return Array.from({ length: ROUND }, (_, step) => around(at, (step * 360) / ROUND, length, 0));
  const half = kind === 'square' ? length / 2 : width / 2;
  const corners: readonly (readonly [along: number, aside: number])[] = {
    square: [
      [-half, -half],
      [half, -half],
      [half, half],
      [-half, half],
    ] as const,
    cone: [
      [0, 0],
      [length, -half],
      [length, half],
    ] as const,
    line: [
      [0, -half],
      [length, -half],
      [length, half],
      [0, half],
    ] as const,
  }[kind];
  return corners.map(([along, aside]) => around(at, kind === 'square' ? 0 : degrees, along, aside));
}

/** The point so far ahead in a direction, and so far to its right. */
function around({ x, y }: Point, degrees: number, along: number, aside: number): Point {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return { x: x + along * cos - aside * sin, y: y + along * sin + aside * cos };
}
