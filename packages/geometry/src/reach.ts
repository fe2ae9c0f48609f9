import { within } from './bounds.ts';
import type { Square } from './point.ts';
import { canStep, type Ground, STEPS, stepLength } from './step.ts';
import { StepQueue } from './step-queue.ts';

/** A square one can get to, and how long the way is in squares (a diagonal counts one and a half). */
export interface Reached {
  readonly square: Square;
  readonly length: number;
}

/**
 * Every square within `maxLength` squares of walking, the starting one first, nearest first.
 * @param times how many times as long as on other ground a step onto a square is; once where none is given
 */
export function reachable(
  from: Square,
  ground: Ground,
  maxLength: number,
  times: (onto: Square) => number = () => 1,
): Reached[] {
  if (!within(from, ground.bounds)) return [];
  const { width } = ground.bounds;
  const best = new Map<number, number>([[from.y * width + from.x, 0]]);
  const queue = new StepQueue();
  queue.push(from.y * width + from.x, 0);
  const reached: Reached[] = [];
  for (let next = queue.pop(); next; next = queue.pop()) {
    if (next.cost > (best.get(next.place) ?? 0)) continue;
    const square = { x: next.place % width, y: Math.floor(next.place / width) };
    reached.push({ square, length: next.cost });
    for (const step of STEPS) {
      const to = { x: square.x + step.x, y: square.y + step.y };
      const place = to.y * width + to.x;
      const length = next.cost + stepLength(step.x, step.y) * times(to);
      if (length > maxLength + 1e-6 || length >= (best.get(place) ?? Infinity) || !canStep(square, to, ground))
        continue;
      best.set(place, length);
      queue.push(place, length);
    }
  }
  return reached;
}
