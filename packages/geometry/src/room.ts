import type { Square } from './point.ts';
import { addSquares, emptyRows, type SquareRows } from './square-rows.ts';
import { canStep, type Ground, isFloor, STEPS } from './step.ts';

const STRAIGHT = STEPS.slice(0, 4);

/** The squares of the room around a square: all that straight steps reach without passing a barrier. */
export function roomSquares(from: Square, ground: Ground): SquareRows {
  const { width, height } = ground.bounds;
  if (!isFloor(from, ground)) return emptyRows(width, height);
  const room: Square[] = [from];
  const known = new Set([from.y * width + from.x]);
  for (const square of room) {
    for (const step of STRAIGHT) {
      const to = { x: square.x + step.x, y: square.y + step.y };
      if (known.has(to.y * width + to.x) || !canStep(square, to, ground)) continue;
      known.add(to.y * width + to.x);
      room.push(to);
    }
  }
  return addSquares(emptyRows(width, height), room);
}
