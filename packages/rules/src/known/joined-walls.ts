import type { Point, Segment } from '@lanthorn/geometry';

/** Directions closer than this count as one; lines, in squares, likewise. */
const ONE_DIRECTION = 1e-4;
const ONE_LINE = 1e-3;

/**
 * Walls on one line that touch, as one wall. What is told of walls is cut from these: so a joint where a secret door
 * begins shows no more than any other, which is not at all.
 */
export function joinedWalls(walls: readonly Segment[]): readonly Segment[] {
  const straight = walls.map(oriented).toSorted((one, other) => angleOf(one) - angleOf(other));
  return grouped(straight, angleOf, ONE_DIRECTION).flatMap((parallel) => {
    const offset = offsetFrom(parallel[0]);
    const sorted = parallel.toSorted((one, other) => offset(one.a) - offset(other.a));
    return grouped(sorted, ({ a }) => offset(a), ONE_LINE).flatMap(joinedOnLine);
  });
}

/** From left to right, or from top to bottom. */
const oriented = ({ a, b }: Segment): Segment => (b.x < a.x || (b.x === a.x && b.y < a.y) ? { a: b, b: a } : { a, b });

const angleOf = ({ a, b }: Segment): number => Math.atan2(b.y - a.y, b.x - a.x);

/** Neighbours of a sorted list that are within `tolerance` of the first of their group. */
function grouped(sorted: readonly Segment[], by: (one: Segment) => number, tolerance: number): readonly Segment[][] {
  const groups: Segment[][] = [];
  for (const one of sorted) {
    const last = groups.at(-1);
    const first = last?.[0];
    if (last && first && by(one) - by(first) < tolerance) last.push(one);
    else groups.push([one]);
  }
  return groups;
}

/** How far a point lies off the line through the origin that runs as `along` does, in squares. */
function offsetFrom(along: Segment | undefined): (point: Point) => number {
  const angle = along ? angleOf(along) : 0;
  return ({ x, y }) => y * Math.cos(angle) - x * Math.sin(angle);
}

function joinedOnLine(line: readonly Segment[]): readonly Segment[] {
  const angle = line[0] ? angleOf(line[0]) : 0;
  const along = ({ x, y }: Point): number => x * Math.cos(angle) + y * Math.sin(angle);
  const joined: Segment[] = [];
  for (const one of line.toSorted((left, right) => along(left.a) - along(right.a))) {
    const last = joined.at(-1);
    if (!last || along(one.a) > along(last.b) + ONE_LINE) joined.push(one);
    else if (along(one.b) > along(last.b)) joined[joined.length - 1] = { a: last.a, b: one.b };
  }
  return joined;
}
