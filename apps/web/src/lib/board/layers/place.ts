import { type GridKind, outlineOf, type Square } from '@lanthorn/geometry';
import type { Graphics } from 'pixi.js';
import { PARTS } from './cut-floor.ts';
import { runs } from './runs.ts';

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

/** Goes around what is floor of a place: of a square that walls run through, its parts, row by row. */
export function addFloor(graphics: Graphics, place: Square, grid: GridKind, parts?: readonly boolean[]): void {
  if (!parts) return addPlace(graphics, place, grid);
  const { x, y } = place;
  for (let row = 0; row < PARTS; row += 1)
    for (const [from, to] of runs(PARTS, (at) => parts[row * PARTS + at] === true))
      graphics.rect(x + from / PARTS, y + row / PARTS, (to - from) / PARTS, 1 / PARTS);
}
