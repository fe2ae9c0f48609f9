import { areaOutline, type Point } from '@lanthorn/geometry';
import type { Graphics } from 'pixi.js';
import type { BoardArea } from '../model.ts';

/** Areas that are laid over the map, each in the colour of whoever laid it: faint within, so that all in it is seen. */
export function drawAreas(layer: Graphics, areas: readonly BoardArea[]): void {
  layer.clear();
  for (const { shape, hue, open } of areas) {
    const corners = [...areaOutline(shape)] as Point[];
    const color = `hsl(${hue}, 90%, 62%)`;
    layer
      .poly(corners, true)
      .fill({ color, alpha: open ? 0.16 : 0.09 })
      .stroke({ width: 0.07, color, alpha: open ? 0.9 : 0.5, join: 'round' });
  }
}
