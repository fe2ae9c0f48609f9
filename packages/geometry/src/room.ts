import { gridOf } from './grid.ts';
import type { Square } from './point.ts';
import { addSquares, emptyRows, type SquareRows } from './square-rows.ts';
import { canStep, type Ground, isFloor } from './step.ts';

/** The squares of the room around a square: all that steps over their sides reach without passing a barrier. */
export function roomSquares(from: Square, ground: Ground): SquareRows {
  const { width, height } = ground.bounds;
  if (!isFloor(from, ground)) return emptyRows(width, height);
  const grid = gridOf(ground.bounds.grid);
  const room: Square[] = [from];
  const known = new Set([from.y * width + from.x]);
  for (const square of room) {
    for (const step of grid.stepsFrom(square).slice(0, grid.sides)) {
      const to = { x: square.x + step.x, y: square.y + step.y };
      if (known.has(to.y * width + to.x) || !canStep(square, to, ground)) continue;
      known.add(to.y * width + to.x);
      room.push(to);
    }
  }
  return addSquares(emptyRows(width, height), room);
}
