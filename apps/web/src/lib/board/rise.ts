import type { Point } from '@lanthorn/geometry';
import type { BoardModel } from './model.ts';
import { tokenAt } from './token-at.ts';

/** Feet from the height of whoever stands where a way begins to that of whoever stands at its end, up or, below nought, down; where nobody stands it is the floor. */
export function riseAlong(model: BoardModel, points: readonly Point[]): number {
  const [from, to] = [points.at(0), points.at(-1)].map((point) =>
    point ? (tokenAt(model, point, null)?.elevation ?? 0) : 0,
  );
  return (to ?? 0) - (from ?? 0);
}
