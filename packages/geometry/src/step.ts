import type { Barriers } from './barriers.ts';
import { blockerOf, NONE } from './blocked.ts';
import { type Bounds, within } from './bounds.ts';
import type { Square } from './point.ts';
import { hasSquare, type SquareRows } from './square-rows.ts';

/** What one walks on: the floor (null when that is everywhere inside the bounds) and what stands in the way. */
export interface Ground {
  readonly floor: SquareRows | null;
  readonly barriers: Barriers;
  readonly bounds: Bounds;
}

/** The eight ways off a square, straight ones first. */
export const STEPS: readonly Square[] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: -1 },
  { x: 1, y: -1 },
];

/** How many times as much as its length a step onto a square is counted. */
export type TimesOnto = (square: Square) => number;

/** Every step counts its length. */
export const evenly: TimesOnto = () => 1;

/** A step's length in squares: a diagonal counts one and a half. */
export const stepLength = (dx: number, dy: number): number => (dx !== 0 && dy !== 0 ? 1.5 : 1);

export function isFloor(square: Square, { floor, bounds }: Ground): boolean {
  return within(square, bounds) && (floor === null || hasSquare(floor, square));
}

/**
 * Whether one can step from a square to one of its eight neighbours: onto floor, through no barrier, and not across
 * a corner of the floor or the end of a wall.
 */
export function canStep(from: Square, to: Square, ground: Ground): boolean {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  if (Math.max(Math.abs(dx), Math.abs(dy)) !== 1 || !isFloor(to, ground)) return false;
  if (dx !== 0 && dy !== 0 && !(isFloor({ x: to.x, y: from.y }, ground) && isFloor({ x: from.x, y: to.y }, ground)))
    return false;
  return !isBarred(from, dx, dy, ground.barriers);
}

/** Of each square, nine bits for the ways off it that were looked at, and above them nine for those that are barred. */
const looked = new WeakMap<Barriers, Map<number, number>>();

/** Whether a barrier lies on a step. The same steps are asked for again and again, by everyone who walks. */
function isBarred(from: Square, dx: number, dy: number, barriers: Barriers): boolean {
  const squares = looked.get(barriers) ?? new Map<number, number>();
  looked.set(barriers, squares);
  const place = from.y * 2 ** 20 + from.x;
  const known = squares.get(place) ?? 0;
  const way = 1 << ((dy + 1) * 3 + dx + 1);
  if ((known & way) !== 0) return (known & (way << 9)) !== 0;
  const barred = blockerOf(from.x + 0.5, from.y + 0.5, from.x + dx + 0.5, from.y + dy + 0.5, barriers) !== NONE;
  squares.set(place, known | way | (barred ? way << 9 : 0));
  return barred;
}
