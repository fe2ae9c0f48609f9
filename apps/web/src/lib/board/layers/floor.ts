import type { Graphics } from 'pixi.js';
import { COLOURS } from '../colours.ts';
import type { BoardModel } from '../model.ts';
import { isSet } from '../model.ts';

/** A steady, uneven shade for a square, so that stone does not look like tiles of plastic. */
const grain = (x: number, y: number): number => (((x * 73856093) ^ (y * 19349663)) >>> 3) % 5;

/** The squares one can stand on. Where a picture lies beneath, only the grid is drawn. */
export function drawFloor(graphics: Graphics, model: BoardModel): void {
  graphics.clear();
  const picture = model.scene?.picture ?? false;
  for (const row of model.rows) {
    for (let x = 0; x < row.floor.length; x += 1) {
      if (!isSet(row.floor, x)) continue;
      const known = isSet(row.explored, x);
      if (!picture) {
        const colour = known ? (grain(x, row.y) < 2 ? COLOURS.floorShade : COLOURS.floor) : COLOURS.unexplored;
        graphics.rect(x, row.y, 1, 1).fill({ color: colour, alpha: 0.92 + grain(x, row.y) * 0.02 });
      }
      graphics.rect(x, row.y, 1, 1).stroke({ width: 0.02, color: COLOURS.grid, alpha: picture ? 0.35 : 0.55 });
    }
  }
}
