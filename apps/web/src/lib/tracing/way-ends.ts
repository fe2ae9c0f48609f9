import { lengthOf, type Point, type Segment } from '@lanthorn/geometry';
import { turnedArea } from './outlines.ts';
import type { TracedRoom } from './trace.ts';

/** How broad the end of a way is, in squares: broader is the side of a room. */
const WAY = { least: 0.5, most: 1.4 } as const;
/** How long a way is at least on both its sides, in squares, where it leads out of a room: an alcove is shorter. */
const OUT_OF_ROOM = 2.5;
/** The same of a floor that is nothing but ways, which bars shut off from rooms. */
const BY_ITSELF = 2;
/** Squares of floor to a square's side of wall about it: no way of one square's breadth has more, branched or bent. */
const NARROW = 0.5;
/** Two lines of the grid that are nearer than this are one. */
const SAME = 0.02;

/**
 * Doors that are drawn as a dark bar, as most are in coloured maps: where a way ends at the wall of another floor with
 * nothing between, one goes on through a door.
 */
export const doorsAtEnds = (rooms: readonly TracedRoom[]): readonly Segment[] =>
  rooms.flatMap((room) =>
    endsOf(room.outline).filter((end) =>
      rooms.some((other) => other !== room && other.walls.some((wall) => liesAlong(wall, end))),
    ),
  );

/** The short sides of an outline at which two long ones come out of the floor side by side. */
function endsOf(outline: readonly Point[]): readonly Segment[] {
  const at = (nth: number): Point => outline.at(nth % outline.length) ?? { x: 0, y: 0 };
  const turned = Math.sign(turnedArea(outline));
  const long = isNarrow(outline) ? BY_ITSELF : OUT_OF_ROOM;
  return outline.flatMap((a, nth) => {
    const [before, b, after] = [at(nth + outline.length - 1), at(nth + 1), at(nth + 2)];
    const end = { a, b };
    const [into, out] = [
      { a: before, b: a },
      { a: b, b: after },
    ];
    const isShort = lengthOf(end) >= WAY.least && lengthOf(end) <= WAY.most;
    const isWay = [into, out].every((side) => lengthOf(side) >= long && isAcross(side, end));
    return isShort && isWay && [turn(into, end), turn(end, out)].every((way) => Math.sign(way) === turned) ? [end] : [];
  });
}

/** Whether a floor is nowhere broader than a way. */
function isNarrow(outline: readonly Point[]): boolean {
  const about = outline.reduce((sum, a, nth) => sum + lengthOf({ a, b: outline[(nth + 1) % outline.length] ?? a }), 0);
  return Math.abs(turnedArea(outline)) / 2 < about * NARROW;
}

const turn = (one: Segment, next: Segment): number =>
  (one.b.x - one.a.x) * (next.b.y - next.a.y) - (one.b.y - one.a.y) * (next.b.x - next.a.x);

const isUpright = ({ a, b }: Segment): boolean => a.x === b.x;
const isLevel = ({ a, b }: Segment): boolean => a.y === b.y;

const isAcross = (side: Segment, end: Segment): boolean =>
  (isUpright(side) && isLevel(end)) || (isLevel(side) && isUpright(end));

/** Whether a wall runs along the whole of an end. */
function liesAlong(wall: Segment, end: Segment): boolean {
  const over = (one: 'x' | 'y'): boolean =>
    Math.min(wall.a[one], wall.b[one]) <= Math.min(end.a[one], end.b[one]) + SAME &&
    Math.max(wall.a[one], wall.b[one]) >= Math.max(end.a[one], end.b[one]) - SAME;
  if (isUpright(end)) return isUpright(wall) && Math.abs(wall.a.x - end.a.x) <= SAME && over('y');
  return isLevel(wall) && Math.abs(wall.a.y - end.a.y) <= SAME && over('x');
}
