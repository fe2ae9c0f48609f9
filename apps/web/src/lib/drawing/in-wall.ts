import { lengthOf, type Point, type Segment } from '@lanthorn/geometry';
import type { Wall } from '@lanthorn/rules';

/** How near a wall a door has to be put, in squares. */
const NEAR = 0.4;
/** What is left of a wall beside a door, and is shorter than this, goes with it. */
const STUB = 0.02;

/** The part of a segment nearest to a point: how far along it (0 to 1), and how far off. */
export function nearestOn({ a, b }: Segment, { x, y }: Point): { readonly along: number; readonly off: number } {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / square));
  return { along, off: Math.hypot(a.x + dx * along - x, a.y + dy * along - y) };
}

/** The wall nearest to a point, within reach of a hand; null for none. */
export function wallNear(walls: readonly Wall[], at: Point, reach = NEAR): Wall | null {
  const near = walls.map((wall) => ({ wall, off: nearestOn(wall, at).off })).filter(({ off }) => off < reach);
  return (
    near.toSorted((one, other) => one.off - other.off || lengthOf(one.wall) - lengthOf(other.wall))[0]?.wall ?? null
  );
}

/**
 * Where a door of a width stands in a wall: along it, on whole squares where the wall runs along the grid and has room
 * for that, so that one walks straight through, and never beyond its ends unless the wall is shorter than the door.
 */
export function doorIn(wall: Segment, at: Point, wide: number): Segment {
  const length = lengthOf(wall);
  const unit = { x: (wall.b.x - wall.a.x) / length, y: (wall.b.y - wall.a.y) / length };
  const middle = nearestOn(wall, at).along * length;
  const straight = unit.x === 0 || unit.y === 0;
  const start = straight ? snappedStart(wall, unit, middle - wide / 2, length - wide) : middle - wide / 2;
  const from = Math.max(0, Math.min(length - wide, start));
  const point = (far: number): Point => ({ x: tidy(wall.a.x + unit.x * far), y: tidy(wall.a.y + unit.y * far) });
  return { a: point(from), b: point(from + Math.min(wide, length)) };
}

/** The nearest start from which the door lies on whole squares of the map; where the wall has none, on half ones. @param room how far along it a door may start */
function snappedStart({ a }: Segment, unit: Point, start: number, room: number): number {
  const origin = unit.x === 0 ? a.y * unit.y : a.x * unit.x;
  const [first, last] = [Math.ceil(origin), Math.floor(origin + room)];
  const near =
    first > last ? Math.round((origin + start) * 2) / 2 : Math.max(first, Math.min(last, Math.round(origin + start)));
  return near - origin;
}

const tidy = (value: number): number => Math.round(value * 1000) / 1000;

/** The walls that a door breaks through, and what is left of them beside it. */
export function brokenBy(walls: readonly Wall[], door: Segment): { take: readonly Wall[]; put: readonly Wall[] } {
  const length = lengthOf(door);
  const unit = { x: (door.b.x - door.a.x) / length, y: (door.b.y - door.a.y) / length };
  const along = ({ x, y }: Point) => (x - door.a.x) * unit.x + (y - door.a.y) * unit.y;
  const off = ({ x, y }: Point) => Math.abs((y - door.a.y) * unit.x - (x - door.a.x) * unit.y);
  const take: Wall[] = [];
  const put: Wall[] = [];
  for (const wall of walls) {
    if (off(wall.a) > STUB || off(wall.b) > STUB) continue;
    const forth = along(wall.a) < along(wall.b);
    const [first, last] = forth ? [wall.a, wall.b] : [wall.b, wall.a];
    const left = (from: Point, to: Point): Wall => ({ ...wall, ...(forth ? { a: from, b: to } : { a: to, b: from }) });
    if (along(last) <= STUB || along(first) >= length - STUB) continue;
    take.push(wall);
    if (along(first) < -STUB) put.push(left(first, door.a));
    if (along(last) > length + STUB) put.push(left(door.b, last));
  }
  return { take, put };
}
