import {
  centreOf,
  hasSquare,
  lengthOf,
  meetingPart,
  pointAlong,
  type Segment,
  type Square,
  segmentSquares,
} from '@lanthorn/geometry';
import type { Redrawn } from '../../../state/magic.ts';
import type { Scene, Wall } from '../../../state/scene.ts';

/** How a map is otherwise while a way lies open from one square straight to another: a gap in each wall, and floor. */
export function wayThrough(scene: Scene, from: Square, to: Square): Redrawn {
  const line = { a: centreOf(from, scene.grid), b: centreOf(to, scene.grid) };
  const crossed = scene.walls.filter((wall) => meetsWithin(wall, line) && meetsWithin(line, wall));
  const floor = rockOn(line, scene).map(({ x, y }) => [x, y, 1] as const);
  return {
    scene: scene.id,
    put: {
      ...(crossed.length > 0 ? { walls: crossed.flatMap((wall) => besideGap(wall, line)) } : {}),
      ...(floor.length > 0 ? { floor } : {}),
    },
    take: crossed.length > 0 ? { walls: crossed } : {},
  };
}

/** Whether one line meets another within its own length. */
function meetsWithin(one: Segment, other: Segment): boolean {
  if (isAlong(one, other)) return false;
  const part = meetingPart(one.a, one.b, other);
  return part >= 0 && part <= 1;
}

const isAlong = (one: Segment, other: Segment): boolean =>
  (one.b.x - one.a.x) * (other.b.y - other.a.y) === (one.b.y - one.a.y) * (other.b.x - other.a.x);

/** What is left of a wall on both sides of a gap one square wide. */
function besideGap(wall: Wall, line: Segment): readonly Wall[] {
  const [at, half] = [meetingPart(wall.a, wall.b, line), 1 / 2 / lengthOf(wall)];
  return [
    ...(at - half > 0 ? [{ ...wall, b: pointAlong(wall, at - half) }] : []),
    ...(at + half < 1 ? [{ ...wall, a: pointAlong(wall, at + half) }] : []),
  ];
}

/** The squares under a line that are no floor. */
const rockOn = (line: Segment, { floor, grid }: Scene): readonly Square[] =>
  floor ? segmentSquares(line, grid).filter((square) => !hasSquare(floor, square)) : [];
