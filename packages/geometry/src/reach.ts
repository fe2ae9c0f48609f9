import { within } from './bounds.ts';
import { gridOf } from './grid.ts';
import type { Square } from './point.ts';
import { canStep, evenly, type Ground, type TimesOnto } from './step.ts';
import { StepQueue } from './step-queue.ts';

/** A square one can get to, and how long the way is in squares (a diagonal counts one and a half). */
export interface Reached {
  readonly square: Square;
  readonly length: number;
}

/** How steps are counted and what they cost, and what may be spent. */
interface Spending {
  /** How many times as long as on other ground a step onto a square is; at least once, once where it is not given. */
  readonly times?: TimesOnto | undefined;
  /** What a step onto a square costs for each square of its length; its length where it is not given. */
  readonly costs?: TimesOnto;
  /** What may be spent; without end where it is not given. */
  readonly most?: number;
}

/** Every square within `maxLength` squares of walking by the shortest way, the starting one first, nearest first. */
export function reachable(
  from: Square,
  ground: Ground,
  maxLength: number,
  { times = evenly, costs = times, most = Number.POSITIVE_INFINITY }: Spending = {},
): Reached[] {
  if (!within(from, ground.bounds)) return [];
  const { width } = ground.bounds;
  const grid = gridOf(ground.bounds.grid);
  const best = new Map<number, number>([[from.y * width + from.x, 0]]);
  const spent = new Map<number, number>();
  const queue = new StepQueue();
  queue.push(from.y * width + from.x, 0);
  const reached: Reached[] = [];
  for (let next = queue.pop(); next; next = queue.pop()) {
    if (next.cost > (best.get(next.place) ?? 0)) continue;
    const square = { x: next.place % width, y: Math.floor(next.place / width) };
    const cost = spent.get(next.place) ?? 0;
    if (cost <= most + TINY) reached.push({ square, length: next.cost });
    for (const step of grid.stepsFrom(square)) {
      const to = { x: square.x + step.x, y: square.y + step.y };
      const place = to.y * width + to.x;
      const length = next.cost + step.length * times(to);
      if (length > maxLength + TINY || length >= (best.get(place) ?? Infinity) || !canStep(square, to, ground))
        continue;
      best.set(place, length);
      spent.set(place, cost + step.length * costs(to));
      queue.push(place, length);
    }
  }
  return reached;
}

/** A way that is just as long as it may be is no longer, however its parts were added. */
const TINY = 1e-6;
