import type { Point } from '@lanthorn/geometry';
import type { Graphics } from 'pixi.js';

/** So many corners look round as near as one can look; the renderer gives a circle of less than a square only eight. */
const CORNERS = 40;

/** Goes around a disc, to be filled or stroked. @param radius in squares */
export function addDisc(graphics: Graphics, { x, y }: Point, radius: number): Graphics {
  const corners = Array.from({ length: CORNERS }, (_, n) => {
    const turn = (2 * Math.PI * n) / CORNERS;
    return { x: x + radius * Math.cos(turn), y: y + radius * Math.sin(turn) };
  });
  return graphics.poly(corners, true);
}
