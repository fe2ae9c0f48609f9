import { type Edge, joinedEdges, type Segment, type Square } from '@lanthorn/geometry';
import { DOOR_TYPES } from './door-types.ts';
import { isSecret, segmentOf, wayOf } from './doors.ts';
import type { Rect } from './format.ts';
import { keyOf, type Plan } from './plan.ts';
import { type Opening, roundWalls } from './rotunda.ts';

/** Walls around the floor and along the sides of doors, straight ones as long as they run, and the rings of round rooms. */
export function wallsOf(plan: Plan): Segment[] {
  return [
    ...joinedEdges(straightEdges(plan)),
    ...[...plan.rotundas].flatMap((rect) => roundWalls(rect, openingsOf(rect, plan))),
  ];
}

function straightEdges(plan: Plan): Edge[] {
  const secrets = new Set([...plan.doors.values()].flatMap((cell) => secretEdge(cell, plan)));
  const edges: Edge[] = [];
  for (let y = 0; y <= plan.bounds.height; y += 1) {
    for (let x = 0; x <= plan.bounds.width; x += 1) {
      if (walled({ x: x - 1, y }, { x, y }, plan) && !secrets.has(`${x},${y + 0.5}`))
        edges.push({ x, y, upright: true });
      if (walled({ x, y: y - 1 }, { x, y }, plan) && !secrets.has(`${x + 0.5},${y}`))
        edges.push({ x, y, upright: false });
    }
  }
  return edges;
}

/** The middle of the edge that a secret door takes the place of. */
function secretEdge(cell: Parameters<typeof segmentOf>[0], plan: Plan): string[] {
  const segment = isSecret(cell) ? segmentOf(cell, plan) : null;
  return segment ? [`${(segment.a.x + segment.b.x) / 2},${(segment.a.y + segment.b.y) / 2}`] : [];
}

/** Whether a straight wall stands between two neighbouring squares. A round room brings its own wall. */
function walled(a: Square, b: Square, plan: Plan): boolean {
  const [mine, other] = [plan.floor.get(keyOf(a.x, a.y)), plan.floor.get(keyOf(b.x, b.y))];
  if (!mine && !other) return false;
  if (!mine || !other) return !isRound(mine ?? other, plan);
  if (mine !== other && (isRound(mine, plan) || isRound(other, plan)))
    return !leadsTo(a, b, plan) && !leadsTo(b, a, plan);
  return besideDoor(a, b, plan) || besideDoor(b, a, plan);
}

const isRound = (rect: Rect | undefined, plan: Plan): boolean => rect !== undefined && plan.rotundas.has(rect);

/** Whether `from` is a door cell on whose way `to` lies, before or behind. */
function leadsTo(from: Square, to: Square, plan: Plan): boolean {
  const door = plan.doors.get(keyOf(from.x, from.y));
  const way = door ? wayOf(door) : null;
  return way !== null && Math.abs(way.x) === Math.abs(to.x - from.x);
}

/** Whether `from` is the cell of a door leaf, and `to` lies beside it: one does not walk round a door. */
function besideDoor(from: Square, to: Square, plan: Plan): boolean {
  const door = plan.doors.get(keyOf(from.x, from.y));
  return (
    door !== undefined && wayOf(door) !== null && DOOR_TYPES[door.type]?.closed === true && !leadsTo(from, to, plan)
  );
}

/** Where the doors of a round room cut its ring: the edges they share with its square. */
function openingsOf({ x, y, w, h }: Rect, plan: Plan): Opening[] {
  const openings: Opening[] = [];
  const open = (outer: Square, inner: Square, edge: Opening): void => {
    if (plan.floor.has(keyOf(inner.x, inner.y)) && leadsTo(outer, inner, plan))
      openings.push(doorIn(edge, outer, plan));
  };
  for (let i = 0; i < w; i += 1) {
    const [column, row] = [x + i, y + i];
    open({ x: column, y: y - 1 }, { x: column, y }, { a: { x: column, y }, b: { x: column + 1, y } });
    open(
      { x: column, y: y + h },
      { x: column, y: y + h - 1 },
      { a: { x: column, y: y + h }, b: { x: column + 1, y: y + h } },
    );
    open({ x: x - 1, y: row }, { x, y: row }, { a: { x, y: row }, b: { x, y: row + 1 } });
    open({ x: x + w, y: row }, { x: x + w - 1, y: row }, { a: { x: x + w, y: row }, b: { x: x + w, y: row + 1 } });
  }
  return openings;
}

/** The opening for a door: that of a secret one is no wider than the door, which is part of the ring. */
function doorIn(edge: Opening, outer: Square, plan: Plan): Opening {
  const door = plan.doors.get(keyOf(outer.x, outer.y));
  const segment = door && isSecret(door) ? segmentOf(door, plan) : null;
  const near = segment && Math.hypot(segment.a.x - edge.a.x, segment.a.y - edge.a.y) < 1;
  return near ? segment : edge;
}
