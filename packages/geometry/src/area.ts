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
  /** How far above the floor it is, there where it is or begins; absent on the floor. */
  readonly height?: number;
  /** How far a line rises on each square that it goes; absent where it stays as high as it begins. */
  readonly rise?: number;
}

/** Beside a line that is narrower than a square, whoever stands on a square that it crosses is in it. */
const BODY = 0.5;
const TOUCH = 1e-9;

/**
 * Whether the middle of somebody lies in a shape, its edge included. Who stands where a cone or a line begins is not in it.
 * A circle is a ball, a square a block that is as high as its side, a cone is round, and a line as high as it is wide.
 * @param up how far above the floor they are
 */
export function isWithinArea(shape: AreaShape, { x, y }: Point, up = 0): boolean {
  const { kind, at, length, width, degrees, height = 0, rise = 0 } = shape;
  const [dx, dy, dz] = [x - at.x, y - at.y, up - height];
  if (kind === 'circle') return Math.hypot(dx, dy, dz) <= length + TOUCH;
  if (kind === 'square')
    return Math.max(Math.abs(dx), Math.abs(dy)) <= length / 2 + TOUCH && Math.abs(dz) <= length + TOUCH;
  const angle = (degrees * Math.PI) / 180;
  const along = dx * Math.cos(angle) + dy * Math.sin(angle);
  const aside = Math.abs(dy * Math.cos(angle) - dx * Math.sin(angle));
  if (along <= TOUCH || along > length + TOUCH) return false;
  if (kind === 'cone') return Math.hypot(aside, dz) <= TOUCH + ((width / 2) * along) / length;
  const above = Math.abs(up - Math.max(0, height + rise * along));
  return Math.max(aside, above) <= TOUCH + Math.max(width / 2, BODY);
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
