import { type Barrier, holdsFrom } from './barriers.ts';
import type { Point, Segment } from './point.ts';

/** How far beside each corner a ray passes it, in radians: one sees past a wall's end. */
const BESIDE = 1e-5;
/** A segment nearer than this, in squares, is what one stands in (a door in its opening), and hides nothing. */
const STOOD_IN = 0.05;
/** What a light reaches is drawn so far into the walls, in squares, that they are lit themselves. */
const INTO = 0.06;

/**
 * The outline of all that a light reaches past the walls, corner by corner around it: within the square box that
 * holds its radius. For drawing; what is seen is ruled by {@link visibleSquares}.
 * @param radius in squares
 */
export function litOutline(from: Point, radius: number, walls: readonly Barrier[]): Point[] {
  const near = [...walls.filter((wall) => isNear(from, radius, wall) && holdsFrom(from, wall)), ...box(from, radius)];
  const angles = near.flatMap(({ a, b }) => [...around(from, a), ...around(from, b)]).sort((one, other) => one - other);
  return angles.flatMap((angle) => hit(from, angle, near) ?? []);
}

const around = (from: Point, to: Point): number[] => {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  return [angle - BESIDE, angle, angle + BESIDE];
};

function box({ x, y }: Point, radius: number): Segment[] {
  const [left, top, right, bottom] = [x - radius, y - radius, x + radius, y + radius];
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
  return corners.map((a, place) => ({ a, b: corners[(place + 1) % 4] ?? a }));
}

function isNear({ x, y }: Point, radius: number, { a, b }: Segment): boolean {
  if (Math.min(a.x, b.x) > x + radius || Math.max(a.x, b.x) < x - radius) return false;
  if (Math.min(a.y, b.y) > y + radius || Math.max(a.y, b.y) < y - radius) return false;
  const square = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
  if (square === 0) return false;
  const along = Math.max(0, Math.min(1, ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / square));
  return Math.hypot(x - a.x - along * (b.x - a.x), y - a.y - along * (b.y - a.y)) > STOOD_IN;
}

/** Where a ray first meets a segment, and a little on. */
function hit(from: Point, angle: number, segments: readonly Segment[]): Point | null {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  let nearest = Number.POSITIVE_INFINITY;
  for (const { a, b } of segments) {
    const [sx, sy] = [b.x - a.x, b.y - a.y];
    const cross = dx * sy - dy * sx;
    if (cross === 0) continue;
    const away = ((a.x - from.x) * sy - (a.y - from.y) * sx) / cross;
    const along = ((a.x - from.x) * dy - (a.y - from.y) * dx) / cross;
    if (away > 0 && along >= -1e-9 && along <= 1 + 1e-9) nearest = Math.min(nearest, away);
  }
  return nearest === Number.POSITIVE_INFINITY
    ? null
    : { x: from.x + dx * (nearest + INTO), y: from.y + dy * (nearest + INTO) };
}
