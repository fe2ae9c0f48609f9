import type { Square } from '@lanthorn/geometry';
import type { Graphics } from 'pixi.js';
import { COLOURS } from '../colours.ts';

/** The squares that may be chosen, and the one that the keyboard stands on. */
export function drawChoices(layer: Graphics, from: readonly Square[] | null, at: Square | null): void {
  layer.clear();
  for (const { x, y } of from ?? [])
    layer.roundRect(x + 0.06, y + 0.06, 0.88, 0.88, 0.1).fill({ color: COLOURS.lamp, alpha: 0.22 });
  if (at) layer.roundRect(at.x + 0.04, at.y + 0.04, 0.92, 0.92, 0.1).stroke({ width: 0.08, color: COLOURS.lamp });
}
