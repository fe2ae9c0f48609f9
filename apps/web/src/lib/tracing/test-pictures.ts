import { centreOf, type GridKind, squareAt } from '@lanthorn/geometry';
import type { Brightness } from './trace.ts';

/** For tests: a picture by the brightness of each of its pixels. */
export function picture(width: number, height: number, at: (x: number, y: number) => number): Brightness {
  const values = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) values[y * width + x] = at(x, y);
  return { width, height, values };
}

/** Numbers that look like chance, the same each time. */
export function chance(seed: number): () => number {
  let now = seed;
  return () => {
    now = (now * 48_271) % 2_147_483_647;
    return now / 2_147_483_647;
  };
}

/** Whether a pixel lies on a line of a grid of squares that is so many pixels thick. */
export const onLine = (at: number, corner: number, pixels: number, thick = 1): boolean => {
  const off = (((at + 0.5 - corner) % pixels) + pixels) % pixels;
  return off < thick / 2 || off >= pixels - thick / 2;
};

/** Whether a pixel lies on the side of a hex, of hexes that measure so many pixels from side to side. */
export function onSide(
  grid: Exclude<GridKind, 'square'>,
  pixels: number,
  corner: { readonly x: number; readonly y: number },
  thick = 1.4,
): (x: number, y: number) => boolean {
  const over = [0, 60, 120].map((turn) => ((turn + (grid === 'flat' ? 30 : 0)) * Math.PI) / 180);
  return (x, y) => {
    const point = { x: (x + 0.5 - corner.x) / pixels, y: (y + 0.5 - corner.y) / pixels };
    const middle = centreOf(squareAt(point, grid), grid);
    const off = over.map((way) =>
      Math.abs((point.x - middle.x) * Math.cos(way) + (point.y - middle.y) * Math.sin(way)),
    );
    return (0.5 - Math.max(...off)) * pixels < thick / 2;
  };
}
