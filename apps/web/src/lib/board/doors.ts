import { type GridKind, type Point, type Square, squareAt } from '@lanthorn/geometry';
import type { BoardDoor } from './model.ts';

/** How near, in squares, a click must come to a door. */
const REACH = 0.4;
/** And how near to the leaf of one that stands open: whoever clicks beside it would walk through. */
const LEAF_REACH = 0.22;
/** Squares from a door to the middle of where one stands at it, whether it lies between two squares or in one. */
const BESIDE = 0.75;
/** Doors of these kinds stand open without a leaf that swings. */
const WITHOUT_LEAF: readonly string[] = ['archway', 'portcullis', 'barred'];

/** The door nearest to a point of the scene, if one is near enough. */
export function doorAt(doors: readonly BoardDoor[], at: Point): BoardDoor | null {
  const near = doors
    .filter((door) => distance(door.segment, at) <= REACH || isAtLeaf(door, at))
    .map((door) => ({ door, away: awayFrom(door, at) }));
  return near.toSorted((a, b) => a.away - b.away)[0]?.door ?? null;
}

/** Whether a point lies on the leaf of an open door, where it has swung to. */
export const isAtLeaf = (door: BoardDoor, at: Point): boolean => {
  const swung = leafOf(door);
  return swung !== null && distance(swung, at) <= LEAF_REACH;
};

const awayFrom = (door: BoardDoor, at: Point): number => {
  const swung = leafOf(door);
  const closed = distance(door.segment, at);
  return swung ? Math.min(closed, distance(swung, at)) : closed;
};

/** Where the leaf of an open door stands: across the opening, from its hinge. */
function leafOf({ open, kind, segment: { a, b } }: BoardDoor): BoardDoor['segment'] | null {
  if (!open || WITHOUT_LEAF.includes(kind)) return null;
  return { a, b: { x: a.x - (b.y - a.y), y: a.y + (b.x - a.x) } };
}

function distance({ a, b }: BoardDoor['segment'], at: Point): number {
  const square = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
  const along =
    square === 0 ? 0 : Math.max(0, Math.min(1, ((at.x - a.x) * (b.x - a.x) + (at.y - a.y) * (b.y - a.y)) / square));
  return Math.hypot(at.x - a.x - along * (b.x - a.x), at.y - a.y - along * (b.y - a.y));
}

/** The squares on either side of a door, be it between two or in the middle of its own. */
export function sidesOf({ segment: { a, b } }: BoardDoor, grid: GridKind): readonly Square[] {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const across = { x: ((a.y - b.y) / length) * BESIDE, y: ((b.x - a.x) / length) * BESIDE };
  return [1, -1].map((side) =>
    squareAt({ x: (a.x + b.x) / 2 + across.x * side, y: (a.y + b.y) / 2 + across.y * side }, grid),
  );
}
