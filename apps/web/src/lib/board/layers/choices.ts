import { type GridKind, type Segment, type Square, sidesAround } from '@lanthorn/geometry';
import type { Graphics } from 'pixi.js';
import { COLOURS } from '../colours.ts';
import { addInset, addPlace } from './place.ts';

/** A square that can be got to. */
export interface InReach {
  readonly square: Square;
}

/** Cold, so that no lamplight hides it, and faint within, so that it does not hide the lamplight. */
const REACH = { fill: { color: COLOURS.reach, alpha: 0.05 }, edge: { width: 0.04, color: COLOURS.reach, alpha: 0.75 } };

/** Where the one in hand can go, with a line around all of it; the squares that may be chosen, and the one that the keyboard stands on. */
export function drawChoices(
  layer: Graphics,
  from: readonly Square[] | null,
  at: Square | null,
  reach: readonly InReach[],
  grid: GridKind,
): void {
  layer.clear();
  for (const { square } of reach) addPlace(layer, square, grid);
  if (reach.length > 0) layer.fill(REACH.fill);
  const edges = edgesOf(
    reach.map(({ square }) => square),
    grid,
  );
  for (const { a, b } of edges) layer.moveTo(a.x, a.y).lineTo(b.x, b.y);
  if (edges.length > 0) layer.stroke(REACH.edge);
  for (const square of from ?? []) {
    addInset(layer, square, grid, 0.06);
    layer.fill({ color: COLOURS.lamp, alpha: 0.22 });
  }
  if (!at) return;
  addInset(layer, at, grid, 0.04);
  layer.stroke({ width: 0.08, color: COLOURS.lamp });
}

/** The sides of squares that have none of the others beyond them. */
export function edgesOf(squares: readonly Square[], grid: GridKind): readonly Segment[] {
  const all = new Set(squares.map(({ x, y }) => `${x},${y}`));
  return squares.flatMap((square) =>
    sidesAround(square, grid)
      .filter(({ beyond }) => !all.has(`${beyond.x},${beyond.y}`))
      .map(({ a, b }) => ({ a, b })),
  );
}
