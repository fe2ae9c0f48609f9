import type { Point } from '@lanthorn/geometry';
import type { Region, Regions } from './regions.ts';

/** East, south, west, north: a step along the edges of pixels, and the pixels ahead to the right and to the left of it. */
const STEPS = [
  { dx: 1, dy: 0, right: [0, 0], left: [0, -1] },
  { dx: 0, dy: 1, right: [-1, 0], left: [0, 0] },
  { dx: -1, dy: 0, right: [-1, -1], left: [-1, 0] },
  { dx: 0, dy: -1, right: [0, -1], left: [-1, -1] },
] as const;

/**
 * The edges of a region, each as the corners one passes who walks around it with the region at the right hand: the one
 * about it, and one for every hole in it. In pixels.
 */
export function outlinesOf(
  { labels }: Regions,
  width: number,
  region: Region,
  walked: Uint8Array,
): readonly (readonly Point[])[] {
  const height = labels.length / width;
  const within = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && labels[y * width + x] === region.label;
  const outlines: Point[][] = [];
  for (let y = region.top; y <= region.bottom; y += 1)
    for (let x = region.left; x <= region.right; x += 1)
      if (!walked[y * width + x] && within(x, y) && !within(x, y - 1))
        outlines.push(around(x, y, width, within, walked));
  return outlines;
}

/** Along the edge from the upper left corner of a pixel that lies at the top. */
function around(
  startX: number,
  startY: number,
  width: number,
  within: (x: number, y: number) => boolean,
  walked: Uint8Array,
): Point[] {
  const corners: Point[] = [];
  let [x, y, way] = [startX, startY, 0];
  do {
    const step = STEPS[way] ?? STEPS[0];
    if (way === 0) walked[y * width + x] = 1;
    x += step.dx;
    y += step.dy;
    const turn = turnAt(x, y, way, within);
    if (turn !== 0) corners.push({ x, y });
    way = (way + turn + 4) % 4;
  } while (x !== startX || y !== startY || way !== 0);
  return corners;
}

/** Right (1) where the region ends, left (-1) where it bars the way, straight on (0) else. */
function turnAt(x: number, y: number, way: number, within: (x: number, y: number) => boolean): -1 | 0 | 1 {
  const { right, left } = STEPS[way] ?? STEPS[0];
  if (!within(x + right[0], y + right[1])) return 1;
  return within(x + left[0], y + left[1]) ? -1 : 0;
}

/** Twice the area that an outline encloses: positive about a region, negative about a hole. */
export const turnedArea = (outline: readonly Point[]): number =>
  outline.reduce((sum, { x, y }, at) => {
    const next = outline[(at + 1) % outline.length] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0);
