import type { Barriers } from './barriers.ts';
import { blockerOf, NONE } from './blocked.ts';
import type { Bounds } from './bounds.ts';
import { emptyMask, type Mask, rowsOf } from './mask.ts';
import type { Point, Square } from './point.ts';
import type { SquareRows } from './square-rows.ts';

/**
 * How far from the edges of a square lie the points that stand for it, in squares.
 * A wall drawn this much too far inside a square does not show it to the wrong side.
 */
export const INSET = 0.2;

/** The points that stand for a square: x and y offsets in turn, the centre first. */
const SAMPLES = [0.5, 0.5, INSET, INSET, 1 - INSET, INSET, INSET, 1 - INSET, 1 - INSET, 1 - INSET] as const;

/** The squares in sight from a point, no farther than `radius` squares (which may be Infinity), in the dark or not. */
export function visibleSquares(from: Point, radius: number, barriers: Barriers, bounds: Bounds): SquareRows {
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
  { width, height }: Bounds,
  squares: number,
): Uint8Array {
  const places = remembered.get(barriers) ?? new Map<string, Uint8Array>();
  remembered.set(barriers, places);
  const place = `${x},${y},${radius},${width},${height}`;
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
  const left = Math.max(0, Math.floor(from.x - radius));
  const right = Math.min(width - 1, Math.floor(from.x + radius));
  const top = Math.max(0, Math.floor(from.y - radius));
  const bottom = Math.min(height - 1, Math.floor(from.y + radius));
  const across = Math.max(0, right - left + 1);
  const known = knownFrom(from, radius, barriers, mask.bounds, across * Math.max(0, bottom - top + 1));
  const guesses = new Int32Array(SAMPLES.length).fill(NONE);
  const look = (x: number, y: number, at: number): void => {
    if (mask.bytes[at] === 1 || x < left || x > right || y < top || y > bottom) return;
    const place = (y - top) * across + x - left;
    known[place] ||= squareVisible(from.x, from.y, x, y, radius, barriers, guesses) ? IN_SIGHT : HIDDEN;
    if (known[place] === IN_SIGHT) mask.bytes[at] = 1;
  };
  if (only) for (const at of only) look(at % width, Math.floor(at / width), at);
  else for (let y = top; y <= bottom; y += 1) for (let x = left; x <= right; x += 1) look(x, y, y * width + x);
}

/** Whether one square is in sight from a point, as `visibleSquares` has it, looked at alone. */
export const isVisible = (from: Point, { x, y }: Square, radius: number, barriers: Barriers): boolean =>
  squareVisible(from.x, from.y, x, y, radius, barriers, new Int32Array(SAMPLES.length).fill(NONE));

/** `guesses` holds, for each standing point, what hid it in the square looked at before. */
function squareVisible(
  fromX: number,
  fromY: number,
  x: number,
  y: number,
  radius: number,
  barriers: Barriers,
  guesses: Int32Array,
): boolean {
  if (fromX >= x && fromX < x + 1 && fromY >= y && fromY < y + 1) return true;
  for (let i = 0; i < SAMPLES.length; i += 2) {
    const toX = x + (SAMPLES[i] ?? 0);
    const toY = y + (SAMPLES[i + 1] ?? 0);
    if ((toX - fromX) * (toX - fromX) + (toY - fromY) * (toY - fromY) > radius * radius) continue;
    const blocker = blockerOf(fromX, fromY, toX, toY, barriers, guesses[i]);
    if (blocker === NONE) return true;
    guesses[i] = blocker;
  }
  return false;
}
