import { type GridKind, outlineOf, type Square } from '@lanthorn/geometry';
import type { Graphics } from 'pixi.js';

/** Goes around a place, to be filled or stroked. */
export function addPlace(graphics: Graphics, place: Square, grid: GridKind): void {
  if (grid === 'square') graphics.rect(place.x, place.y, 1, 1);
  else graphics.poly([...outlineOf(place, grid)], true);
}

/** The same within its edges by so much: what is marked of a place. */
export function addInset(graphics: Graphics, place: Square, grid: GridKind, by: number): void {
  const { x, y } = place;
  if (grid === 'square') {
    graphics.roundRect(x + by, y + by, 1 - 2 * by, 1 - 2 * by, 0.1);
    return;
  }
  const corners = outlineOf(place, grid);
  const [first, opposite] = [corners[0] ?? place, corners[3] ?? place];
  const middle = { x: (first.x + opposite.x) / 2, y: (first.y + opposite.y) / 2 };
  const part = 1 - 2 * by;
  graphics.poly(
    corners.map((at) => ({ x: middle.x + (at.x - middle.x) * part, y: middle.y + (at.y - middle.y) * part })),
    true,
  );
}
