import { type GridKind, squareAt } from './grid.ts';
import { lengthOf, midpointOf, type Segment, type Square, sameSquare } from './point.ts';

/** How far to look off a door's middle, in squares: half a square, or more for one that stands askew. */
const LOOKS = [0.51, 0.75, 1.01] as const;

/** The two squares that a door separates, one on each side of its middle. */
export function sidesOf(segment: Segment, grid: GridKind): [Square, Square] {
  const middle = midpointOf(segment);
  const length = lengthOf(segment) || 1;
  const across = { x: (segment.b.y - segment.a.y) / length, y: (segment.a.x - segment.b.x) / length };
  const look = (far: number): Square => squareAt({ x: middle.x + across.x * far, y: middle.y + across.y * far }, grid);
  for (const far of LOOKS) if (!sameSquare(look(far), look(-far))) return [look(far), look(-far)];
  return [look(1.01), look(-1.01)];
}
