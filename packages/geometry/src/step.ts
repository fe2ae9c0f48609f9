import type { Barriers } from './barriers.ts';
import { blockerOf, NONE } from './blocked.ts';
import { within } from './bounds.ts';
import { type Grid, type GridBounds, type GridKind, gridOf } from './grid.ts';
import type { Square } from './point.ts';
import { SQUARES } from './square-grid.ts';
import { hasSquare, type SquareRows } from './square-rows.ts';

/** What one walks on: the floor (null when that is everywhere inside the bounds) and what stands in the way. */
export interface Ground {
  readonly floor: SquareRows | null;
  readonly barriers: Barriers;
  readonly bounds: GridBounds;
}

/** How many times as much as its length a step onto a square is counted. */
export type TimesOnto = (square: Square) => number;

/** Every step counts its length. */
export const evenly: TimesOnto = () => 1;

export function isFloor(square: Square, { floor, bounds }: Ground): boolean {
  return within(square, bounds) && (floor === null || hasSquare(floor, square));
}

/**
 * Whether one can step from a place to one of its neighbours: onto floor, through no barrier, and of squares not across
 * a corner of the floor or the end of a wall.
 */
export function canStep(from: Square, to: Square, ground: Ground): boolean {
  const { barriers, bounds } = ground;
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const grid = gridOf(bounds.grid);
  // Looked at for every step of every way: of squares without asking the grid.
  const steps = grid === SQUARES ? Math.max(Math.abs(dx), Math.abs(dy)) : grid.stepsBetween(from, to);
  if (steps !== 1 || !isFloor(to, ground)) return false;
  if (
    grid === SQUARES &&
    dx !== 0 &&
    dy !== 0 &&
    !(isFloor({ x: to.x, y: from.y }, ground) && isFloor({ x: from.x, y: to.y }, ground))
  )
    return false;
  return !isBarred(from, to, grid, barriers);
}

/** Of each place, nine bits for the ways off it that were looked at, and above them nine for those that are barred. */
type Looked = WeakMap<Barriers, Map<number, number>>;
const looked: Readonly<Record<GridKind, Looked>> = {
  square: new WeakMap(),
  pointy: new WeakMap(),
  flat: new WeakMap(),
};

/** What was looked at last: a way is looked for among the same barriers from its beginning to its end. */
let last: { readonly barriers: Barriers; readonly kind: GridKind; readonly places: Map<number, number> } | null = null;

/** What was looked at among these barriers, by place. */
function lookedAmong(barriers: Barriers, kind: GridKind): Map<number, number> {
  if (last?.barriers === barriers && last.kind === kind) return last.places;
  const places = looked[kind].get(barriers) ?? new Map<number, number>();
  looked[kind].set(barriers, places);
  last = { barriers, kind, places };
  return places;
}

/** Whether a barrier lies on a step. The same steps are asked for again and again, by everyone who walks. */
function isBarred(from: Square, to: Square, grid: Grid, barriers: Barriers): boolean {
  const squares = lookedAmong(barriers, grid.kind);
  const place = from.y * 2 ** 20 + from.x;
  const known = squares.get(place) ?? 0;
  const way = 1 << ((to.y - from.y + 1) * 3 + to.x - from.x + 1);
  if ((known & way) !== 0) return (known & (way << 9)) !== 0;
  const [a, b] = [grid.centreOf(from), grid.centreOf(to)];
  const barred = blockerOf(a.x, a.y, b.x, b.y, barriers) !== NONE;
  squares.set(place, known | way | (barred ? way << 9 : 0));
  return barred;
}
