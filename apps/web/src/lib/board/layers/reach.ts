import {
  clipped,
  type GridKind,
  midpointOf,
  type Segment,
  type Square,
  segmentSquares,
  sidesAround,
} from '@lanthorn/geometry';
import type { BoardModel } from '../model.ts';
import { type CutFloor, keyOf, PARTS, runsThrough } from './cut-floor.ts';

/**
 * The line around squares: their sides that have none of the others beyond them. Of a square that walls run through it
 * goes along those, and along its sides only as far as they are floor: a round room has a round line around it. It
 * does not lie across an open door, through which one walks.
 */
export function edgesOf(
  squares: readonly Square[],
  grid: GridKind,
  cut: CutFloor = new Map(),
  { rows, doors }: Pick<BoardModel, 'rows' | 'doors'> = { rows: [], doors: [] },
): readonly Segment[] {
  const all = new Set(squares.map(keyOf));
  const walls =
    cut.size === 0
      ? []
      : [
          ...rows.flatMap((row) => row.walls),
          ...doors.filter(({ open }) => !open).map(({ segment }) => segment),
        ].filter(runsThrough);
  const within = walls.flatMap((wall) =>
    segmentSquares(wall, grid)
      .filter((square) => all.has(keyOf(square)))
      .flatMap((square) => partIn(wall, square) ?? []),
  );
  const sides = squares.flatMap((square) => {
    const parts = cut.get(keyOf(square));
    return sidesAround(square, grid)
      .filter(({ beyond }) => !all.has(keyOf(beyond)))
      .flatMap(({ a, b, beyond }) =>
        parts
          ? floorAlong(square, beyond, parts).filter((side) => !within.some((wall) => isAlong(wall, side)))
          : [{ a, b }],
      );
  });
  return [...sides, ...within];
}

/** Whether a wall runs so near along a part of a side that two lines would lie there. */
function isAlong(wall: Segment, side: Segment): boolean {
  const [{ x, y }, { a, b }] = [midpointOf(side), wall];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const share = ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy);
  return share >= 0 && share <= 1 && Math.hypot(a.x + dx * share - x, a.y + dy * share - y) < 1 / PARTS;
}

/** How much of the side towards a neighbour is floor, in parts. */
function floorAlong({ x, y }: Square, beyond: Square, parts: readonly boolean[]): readonly Segment[] {
  const [dx, dy] = [beyond.x - x, beyond.y - y];
  const inner = (way: number, along: number): number => (way === 0 ? along : way > 0 ? PARTS - 1 : 0);
  return Array.from({ length: PARTS }, (_, at) => at)
    .filter((at) => parts[inner(dy, at) * PARTS + inner(dx, at)])
    .map((at) => {
      const [from, to] = [at / PARTS, (at + 1) / PARTS];
      const place = (along: number) => ({
        x: dx === 0 ? x + along : x + (dx > 0 ? 1 : 0),
        y: dy === 0 ? y + along : y + (dy > 0 ? 1 : 0),
      });
      return { a: place(from), b: place(to) };
    });
}

/** The part of a wall that lies in a square. */
function partIn({ a, b }: Segment, { x, y }: Square): Segment | null {
  const moved = clipped({ a: { x: a.x - x, y: a.y - y }, b: { x: b.x - x, y: b.y - y } }, { width: 1, height: 1 });
  return moved && { a: { x: moved.a.x + x, y: moved.a.y + y }, b: { x: moved.b.x + x, y: moved.b.y + y } };
}
