import type { Point } from '@lanthorn/geometry';
import type { BoardDoor } from './model.ts';

/** How near, in squares, a click must come to a door. */
const REACH = 0.4;

/** The door nearest to a point of the scene, if one is near enough. */
export function doorAt(doors: readonly BoardDoor[], at: Point): BoardDoor | null {
  const near = doors.map((door) => ({ door, away: distance(door.segment, at) })).filter(({ away }) => away <= REACH);
  return near.toSorted((a, b) => a.away - b.away)[0]?.door ?? null;
}

function distance({ a, b }: BoardDoor['segment'], at: Point): number {
  const square = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
  const along =
    square === 0 ? 0 : Math.max(0, Math.min(1, ((at.x - a.x) * (b.x - a.x) + (at.y - a.y) * (b.y - a.y)) / square));
  return Math.hypot(at.x - a.x - along * (b.x - a.x), at.y - a.y - along * (b.y - a.y));
}
