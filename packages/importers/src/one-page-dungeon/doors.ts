import { centreOf, type Point, type Segment, type Square } from '@lanthorn/geometry';
import type { DoorFacts, Feature } from '@lanthorn/rules';
import { reports } from '../reports.ts';
import { DOOR_TYPES, OPEN_PASSAGE } from './door-types.ts';
import type { DoorCell, Rect } from './format.ts';
import { keyOf, type Plan } from './plan.ts';
import { ringEdge } from './rotunda.ts';

/** The doors of a plan, and the stairs and entrances that the file keeps among them. */
export function doorsOf(plan: Plan): { doors: DoorFacts[]; features: Feature[]; dropped: string[] } {
  const cells = [...plan.doors.values()];
  const doors = cells.flatMap((cell) => {
    const { door, closed, locked } = DOOR_TYPES[cell.type] ?? OPEN_PASSAGE;
    const segment = segmentOf(cell, plan);
    if (door === null || segment === null) return [];
    return [{ segment, kind: door, state: closed ? ('closed' as const) : ('open' as const), locked, stuck: false }];
  });
  const features = cells.flatMap((cell) => {
    const { feature } = DOOR_TYPES[cell.type] ?? OPEN_PASSAGE;
    return feature ? [{ kind: feature, at: centreOf(cell, 'square') }] : [];
  });
  const dropped = reports(
    [
      cells.filter(({ type }) => DOOR_TYPES[type] === undefined).length,
      (count) => `Doors of an unknown type, now open passages: ${count}.`,
    ],
    [
      cells.filter((cell) => DOOR_TYPES[cell.type]?.door && wayOf(cell) === null).length,
      (count) => `Doors that face nowhere, now open passages: ${count}.`,
    ],
  );
  return { doors, features, dropped };
}

/** The way a door faces, out of the room it was reached from: one step along an axis, or null. */
export function wayOf({ dir: { x, y } }: DoorCell): Square | null {
  return Math.abs(x) + Math.abs(y) === 1 ? { x, y } : null;
}

/** A door stands across the middle of its cell, so that it shows from both sides; a secret one in the wall of a room. */
export function segmentOf(cell: DoorCell, plan: Plan): Segment | null {
  const way = wayOf(cell);
  if (way === null) return null;
  if (isSecret(cell)) return secretSegment(cell, way, plan);
  return across(centreOf(cell, 'square'), way);
}

export const isSecret = ({ type }: DoorCell): boolean => DOOR_TYPES[type]?.door === 'secret';

/** A secret door stands on the side of its cell it was reached from, as part of that room's wall: nothing else shows there. */
function secretSegment(cell: DoorCell, way: Square, plan: Plan): Segment {
  const side = plan.floor.has(keyOf(cell.x - way.x, cell.y - way.y)) ? -1 : 1;
  const out = { x: way.x * side, y: way.y * side };
  const room = plan.floor.get(keyOf(cell.x + out.x, cell.y + out.y));
  const middle = centreOf(cell, 'square');
  if (room && plan.rotundas.has(room) && facesMiddle(middle, room)) return ringEdge(room, { x: -out.x, y: -out.y });
  return across({ x: middle.x + out.x / 2, y: middle.y + out.y / 2 }, way);
}

const facesMiddle = ({ x, y }: Point, room: Rect): boolean => x === room.x + room.w / 2 || y === room.y + room.h / 2;

function across({ x, y }: Point, way: Square): Segment {
  const half = { x: Math.abs(way.y) / 2, y: Math.abs(way.x) / 2 };
  return { a: { x: x - half.x, y: y - half.y }, b: { x: x + half.x, y: y + half.y } };
}
