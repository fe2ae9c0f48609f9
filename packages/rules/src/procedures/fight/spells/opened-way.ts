import { centreOf, hasSquare, lengthOf, meetingPart, type Segment, type Square, squareAt } from '@lanthorn/geometry';
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
  const point = (part: number) => ({
    x: wall.a.x + (wall.b.x - wall.a.x) * part,
    y: wall.a.y + (wall.b.y - wall.a.y) * part,
  });
  return [
    ...(at - half > 0 ? [{ ...wall, b: point(at - half) }] : []),
    ...(at + half < 1 ? [{ ...wall, a: point(at + half) }] : []),
  ];
}

/** Looked at so often in each square of a way. */
const LOOKS = 4;

/** The squares under a line that are no floor. */
function rockOn({ a, b }: Segment, { floor, grid }: Scene): readonly Square[] {
  if (!floor) return [];
  const looks = Math.max(1, Math.ceil(lengthOf({ a, b }) * LOOKS));
  const under = Array.from({ length: looks + 1 }, (_, look) =>
    squareAt({ x: a.x + ((b.x - a.x) * look) / looks, y: a.y + ((b.y - a.y) * look) / looks }, grid),
  );
  const each = new Map(under.map((square) => [`${square.x},${square.y}`, square]));
  return [...each.values()].filter((square) => !hasSquare(floor, square));
}
