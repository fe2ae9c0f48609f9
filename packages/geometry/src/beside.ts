import { type Barriers, barriersOf } from './barriers.ts';
import { blocked } from './blocked.ts';
import { centreOf, type GridKind, neighboursOf } from './grid.ts';
import { lengthOf, type Point, type Segment, type Square, sameSquare } from './point.ts';
import { segmentSquares } from './wall-pieces.ts';

/** How far the middle of a square may lie from a door that is worked from there, in squares: one that stands across the middle of the next is a whole one away. */
const ARM = 1.05;
/** How much of the way to a door leads across it, at least: nobody works one from beyond its jamb. */
const ACROSS = 0.9;
/** How far before a door a line to it ends, in squares: the walls that the door hangs in touch its ends. */
const SHORT = 0.02;

/**
 * The squares at which one stands beside a door: those it lies in or borders, and where it stands inside a square, so
 * that nobody can step there while it is shut, the neighbours across it from which no wall parts it.
 */
export function besideSquares(door: Segment, walls: readonly Segment[], grid: GridKind): Square[] {
  const squares = segmentSquares(door, grid);
  const barriers = barriersOf(walls);
  const neighbours = squares.flatMap((square) => neighboursOf(square, grid));
  for (const square of neighbours)
    if (!squares.some((known) => sameSquare(known, square)) && isAcross(centreOf(square, grid), door, barriers))
      squares.push(square);
  return squares;
}

function isAcross(from: Point, door: Segment, walls: Barriers): boolean {
  const { x, y } = nearestOf(from, door);
  const way = { x: x - from.x, y: y - from.y };
  const far = Math.hypot(way.x, way.y);
  const off = Math.abs(way.x * (door.b.y - door.a.y) - way.y * (door.b.x - door.a.x)) / (lengthOf(door) || 1);
  if (far > ARM || off < far * ACROSS) return false;
  const part = Math.max(0, 1 - SHORT / (far || 1));
  return !blocked(from, { x: from.x + way.x * part, y: from.y + way.y * part }, walls);
}

/** The point of a segment that is nearest to one. */
function nearestOf({ x, y }: Point, { a, b }: Segment): Point {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1);
  const part = Math.min(1, Math.max(0, along));
  return { x: a.x + dx * part, y: a.y + dy * part };
}
