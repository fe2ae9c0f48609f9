import type { Square } from '@lanthorn/geometry';
import type { Graphics } from 'pixi.js';
import { COLOURS } from '../colours.ts';
import { type BoardModel, gridOf } from '../model.ts';
import { type CutFloor, keyOf } from './cut-floor.ts';
import { addFloor, addInset } from './place.ts';
import { edgesOf } from './reach.ts';

/** A square that can be got to. */
export interface InReach {
  readonly square: Square;
}

/** Cold, so that no lamplight hides it, and faint within, so that it does not hide the lamplight. */
const REACH = { fill: { color: COLOURS.reach, alpha: 0.05 }, edge: { width: 0.04, color: COLOURS.reach, alpha: 0.75 } };

/** Around what may be chosen: dark, so that it stands out from a floor in lamplight, with a light in it that does so from the dark. */
const CHOICE = {
  dark: { width: 0.07, color: COLOURS.void, alpha: 0.85 },
  light: { width: 0.025, color: COLOURS.lamp },
};

/** Where the one in hand can go, with a line around all of it; the squares that may be chosen, and the one that the keyboard stands on. */
export function drawChoices(
  layer: Graphics,
  from: readonly Square[] | null,
  at: Square | null,
  reach: readonly InReach[],
  model: Pick<BoardModel, 'rows' | 'doors' | 'scene'>,
  cut: CutFloor,
): void {
  layer.clear();
  const grid = gridOf(model);
  for (const { square } of reach) addFloor(layer, square, grid, cut.get(keyOf(square)));
  if (reach.length > 0) layer.fill(REACH.fill);
  const edges = edgesOf(
    reach.map(({ square }) => square),
    grid,
    cut,
    model,
  );
  for (const { a, b } of edges) layer.moveTo(a.x, a.y).lineTo(b.x, b.y);
  if (edges.length > 0) layer.stroke(REACH.edge);
  for (const square of from ?? []) {
    addInset(layer, square, grid, 0.06);
    layer.fill({ color: COLOURS.lamp, alpha: 0.22 });
    addInset(layer, square, grid, 0.06);
    layer.stroke(CHOICE.dark);
    addInset(layer, square, grid, 0.06);
    layer.stroke(CHOICE.light);
  }
  if (!at) return;
  addInset(layer, at, grid, 0.04);
  layer.stroke({ width: 0.08, color: COLOURS.lamp });
}
