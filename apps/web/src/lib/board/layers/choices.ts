import type { Segment, Square } from '@lanthorn/geometry';
import type { Graphics } from 'pixi.js';
import { COLOURS } from '../colours.ts';

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
): void {
  layer.clear();
  for (const { square } of reach) layer.rect(square.x, square.y, 1, 1);
  if (reach.length > 0) layer.fill(REACH.fill);
  const edges = edgesOf(reach.map(({ square }) => square));
  for (const { a, b } of edges) layer.moveTo(a.x, a.y).lineTo(b.x, b.y);
  if (edges.length > 0) layer.stroke(REACH.edge);
  for (const { x, y } of from ?? [])
    layer.roundRect(x + 0.06, y + 0.06, 0.88, 0.88, 0.1).fill({ color: COLOURS.lamp, alpha: 0.22 });
  if (at) layer.roundRect(at.x + 0.04, at.y + 0.04, 0.92, 0.92, 0.1).stroke({ width: 0.08, color: COLOURS.lamp });
}

/** The sides of squares that have none of the others beyond them. */
export function edgesOf(squares: readonly Square[]): readonly Segment[] {
  const all = new Set(squares.map(({ x, y }) => `${x},${y}`));
  return squares.flatMap(({ x, y }) => {
    const sides = [
      { beyond: `${x},${y - 1}`, a: { x, y }, b: { x: x + 1, y } },
      { beyond: `${x},${y + 1}`, a: { x, y: y + 1 }, b: { x: x + 1, y: y + 1 } },
      { beyond: `${x - 1},${y}`, a: { x, y }, b: { x, y: y + 1 } },
      { beyond: `${x + 1},${y}`, a: { x: x + 1, y }, b: { x: x + 1, y: y + 1 } },
    ];
    return sides.filter(({ beyond }) => !all.has(beyond)).map(({ a, b }) => ({ a, b }));
  });
}
