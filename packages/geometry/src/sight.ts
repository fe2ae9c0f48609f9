import type { Barriers } from './barriers.ts';
import { blockerOf, NONE } from './blocked.ts';
import { type Grid, type GridBounds, type GridKind, gridOf } from './grid.ts';
import { emptyMask, type Mask, rowsOf } from './mask.ts';
import { type Point, type Square, sameSquare } from './point.ts';
import type { SquareRows } from './square-rows.ts';

/** The squares in sight from a point, no farther than `radius` squares (which may be Infinity), in the dark or not. */
export function visibleSquares(from: Point, radius: number, barriers: Barriers, bounds: GridBounds): SquareRows {
  const mask = emptyMask(bounds);
  markVisible(mask, from, radius, barriers);
  return rowsOf(mask);
}

/** What is known of a square as seen from a place, one byte each. */
const IN_SIGHT = 1;
const HIDDEN = 2;

/** How many places are remembered for each set of barriers: more than most parties have members, and most maps lights. */
const REMEMBERED = 64;
const remembered = new WeakMap<Barriers, Map<string, Uint8Array>>();

/** What was found of each of so many squares as seen from a place: of a party one moves at a time, and the others see what they saw. */
function knownFrom(
  { x, y }: Point,
  radius: number,
  barriers: Barriers,
  { width, height, grid }: GridBounds,
  squares: number,
): Uint8Array {
  const places = remembered.get(barriers) ?? new Map<string, Uint8Array>();
  remembered.set(barriers, places);
  const place = `${x},${y},${radius},${width},${height},${grid}`;
  const known = places.get(place) ?? new Uint8Array(squares);
  places.delete(place);
  places.set(place, known);
  const { value: oldest } = places.keys().next();
  if (oldest !== undefined && places.size > REMEMBERED) places.delete(oldest);
  return known;
}

/**
 * Adds to `mask` the squares of which some standing point is within `radius` squares of `from` and in a clear line.
 * @param only the places in the mask of the squares that are looked at; all of them without. None is looked at twice
 * from the same place while the barriers stay.
 */
export function markVisible(
  mask: Mask,
  from: Point,
  radius: number,
  barriers: Barriers,
  only?: readonly number[],
): void {
  const { width, height } = mask.bounds;
  const grid = gridOf(mask.bounds.grid);
  const span = grid.spanOf(from.x - radius, from.y - radius, from.x + radius, from.y + radius);
  const [left, right] = [Math.max(0, span.left), Math.min(width - 1, span.right)];
  const [top, bottom] = [Math.max(0, span.top), Math.min(height - 1, span.bottom)];
  const across = Math.max(0, right - left + 1);
  const known = knownFrom(from, radius, barriers, mask.bounds, across * Math.max(0, bottom - top + 1));
  const own = grid.placeAt(from);
  const guesses = guessesFor(grid);
  const look = (x: number, y: number, at: number): void => {
    if (mask.bytes[at] === 1 || x < left || x > right || y < top || y > bottom) return;
    const place = (y - top) * across + x - left;
    known[place] ||=
      (x === own.x && y === own.y) || squareVisible(from.x, from.y, x, y, radius, barriers, grid, guesses)
        ? IN_SIGHT
        : HIDDEN;
    if (known[place] === IN_SIGHT) mask.bytes[at] = 1;
  };
  if (only) for (const at of only) look(at % width, Math.floor(at / width), at);
  else for (let y = top; y <= bottom; y += 1) for (let x = left; x <= right; x += 1) look(x, y, y * width + x);
}

/** Whether one square is in sight from a point, as `visibleSquares` has it, looked at alone. */
export function isVisible(from: Point, square: Square, radius: number, barriers: Barriers, kind: GridKind): boolean {
  const grid = gridOf(kind);
  return (
    sameSquare(grid.placeAt(from), square) ||
    squareVisible(from.x, from.y, square.x, square.y, radius, barriers, grid, guessesFor(grid))
  );
}

/** For each point that stands for a place, what hid it in the place looked at before. */
const guessesFor = ({ samples }: Grid): Int32Array => new Int32Array(samples.length).fill(NONE);

/** `guesses` holds, for each standing point, what hid it in the square looked at before. */
function squareVisible(
  fromX: number,
  fromY: number,
  x: number,
  y: number,
  radius: number,
  barriers: Barriers,
  grid: Grid,
  guesses: Int32Array,
): boolean {
  const { samples } = grid;
  const [originX, originY] = [grid.originX(x, y), grid.originY(x, y)];
  for (let i = 0; i < samples.length; i += 2) {
    const toX = originX + (samples[i] ?? 0);
    const toY = originY + (samples[i + 1] ?? 0);
    if ((toX - fromX) * (toX - fromX) + (toY - fromY) * (toY - fromY) > radius * radius) continue;
    const blocker = blockerOf(fromX, fromY, toX, toY, barriers, guesses[i]);
    if (blocker === NONE) return true;
    guesses[i] = blocker;
  }
  return false;
}
