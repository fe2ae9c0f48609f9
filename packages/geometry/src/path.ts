import { within } from './bounds.ts';
import { distanceInSquares } from './distance.ts';
import { type GridKind, gridOf } from './grid.ts';
import { type Square, sameSquare } from './point.ts';
import { canStep, evenly, type Ground, isFloor, type TimesOnto } from './step.ts';
import { StepQueue } from './step-queue.ts';

/**
 * A shortest way on foot, both ends included, or null when there is none of at most `maxLength` squares
 * (a diagonal counts one and a half).
 * @param times how many times as long as on other ground a step onto a square is: once or more; without end, nobody goes there
 */
export function pathTo(
  from: Square,
  to: Square,
  ground: Ground,
  maxLength: number,
  times: TimesOnto = evenly,
): Square[] | null {
  return pathToNearest(from, [to], ground, maxLength, times);
}

/** A shortest way on foot to whichever of some squares is nearest by it, or null when there is none to any: as `pathTo` has it. */
export function pathToNearest(
  from: Square,
  some: readonly Square[],
  ground: Ground,
  maxLength: number,
  times: TimesOnto = evenly,
): Square[] | null {
  if (!within(from, ground.bounds)) return null;
  if (some.some((to) => sameSquare(from, to))) return [from];
  const grid = gridOf(ground.bounds.grid);
  const goals = some.filter((to) => isFloor(to, ground) && grid.distance(from, to) <= maxLength);
  if (goals.length === 0) return null;
  const beside = goals.find((to) => canStep(from, to, ground));
  if (beside) return [from, beside];
  const { width } = ground.bounds;
  const start = from.y * width + from.x;
  const ends = new Set(goals.map((to) => to.y * width + to.x));
  const ahead = (square: Square) =>
    goals.reduce((least, to) => Math.min(least, grid.distance(square, to)), Number.POSITIVE_INFINITY);
  const cameFrom = new Map<number, number>();
  const best = new Map<number, number>([[start, 0]]);
  const queue = new StepQueue();
  queue.push(start, ahead(from));
  for (let next = queue.pop(); next; next = queue.pop()) {
    if (ends.has(next.place)) return traced(next.place, cameFrom, width);
    const square = { x: next.place % width, y: Math.floor(next.place / width) };
    const walked = best.get(next.place) ?? 0;
    if (next.cost > walked + ahead(square)) continue;
    for (const step of grid.stepsFrom(square)) {
      const there = { x: square.x + step.x, y: square.y + step.y };
      const length = walked + step.length * times(there);
      const place = there.y * width + there.x;
      const whole = length + ahead(there);
      if (whole > maxLength || length >= (best.get(place) ?? Infinity) || !canStep(square, there, ground)) continue;
      best.set(place, length);
      cameFrom.set(place, next.place);
      queue.push(place, whole);
    }
  }
  return null;
}

/** The length of a walked path in squares: a diagonal step counts one and a half. */
export function pathLength(path: readonly Square[], grid: GridKind): number {
  let length = 0;
  path.forEach((square, i) => {
    const before = path[i - 1];
    if (before) length += distanceInSquares(before, square, grid);
  });
  return length;
}

function traced(goal: number, cameFrom: ReadonlyMap<number, number>, width: number): Square[] {
  const path: Square[] = [];
  for (let at: number | undefined = goal; at !== undefined; at = cameFrom.get(at))
    path.push({ x: at % width, y: Math.floor(at / width) });
  return path.reverse();
}
