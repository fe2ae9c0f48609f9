import {
  type Bounds,
  centreOf,
  countWithin,
  GRIDS,
  type GridKind,
  outlineOf,
  type Point,
  spanOf,
} from '@lanthorn/geometry';
import type { CommandOf, Laid, Scene } from '@lanthorn/rules';
import type { GridFound } from './grid-in.ts';

/** How the grid of a map lies over its picture, in full. A square is measured by its side, a hex from side to side. */
export interface Lay extends Required<Laid> {
  readonly grid: GridKind;
}

/**
 * Squares that somebody has marked in a picture: from corner to corner in its pixels, and how many they are each way. Of
 * hexes, so many in a row of which each has a side in common with the next: from the first one's outer side to the last one's.
 */
export interface Marked {
  readonly from: Point;
  readonly to: Point;
  readonly across: number;
  readonly down: number;
}

/** The side of a square, or a hex from side to side, has at least so many pixels. */
export const LEAST_PIXELS = 4;
/** Squares a side. */
const MOST_SQUARES = 500;

/** The kind of grid that somebody has chosen from a list of these. */
export function gridIn(event: Event & { readonly currentTarget: HTMLSelectElement }): GridKind {
  const { value } = event.currentTarget;
  return GRIDS.find((one) => one === value) ?? 'square';
}

export const laidOf = ({ pixelsPerSquare, corner = { x: 0, y: 0 } }: Laid, grid: GridKind): Lay => ({
  grid,
  pixelsPerSquare,
  corner,
});

/** How the grid of a map lies over its picture; null where it has none. */
export const layOf = ({ image, grid }: Scene): Lay | null => image && laidOf(image, grid);

/** A point of the map, in squares, as a point of its picture, in pixels. */
export const inPicture = ({ pixelsPerSquare, corner }: Lay, { x, y }: Point): Point => ({
  x: corner.x + x * pixelsPerSquare,
  y: corner.y + y * pixelsPerSquare,
});

/** A point of a picture as one of the map that lies over it, in squares. */
export const onMap = ({ pixelsPerSquare, corner }: Lay, { x, y }: Point): Point => ({
  x: (x - corner.x) / pixelsPerSquare,
  y: (y - corner.y) / pixelsPerSquare,
});

/** The way to the next column and to the next row, in squares: by whole numbers of these a grid lies as it did. */
function waysOn(grid: GridKind): readonly [Point, Point] {
  const first = centreOf({ x: 0, y: 0 }, grid);
  const to = ({ x, y }: Point): Point => ({ x: x - first.x, y: y - first.y });
  return [to(centreOf({ x: 1, y: 0 }, grid)), to(centreOf({ x: 0, y: 1 }, grid))];
}

/** The same grid, begun so that its corner is as near as can be to where the map begins now. */
export function begunNear(lay: Lay, now: Point): Lay {
  const { pixelsPerSquare: pixels, corner } = lay;
  const [column, row] = waysOn(lay.grid);
  const off = { x: (now.x - corner.x) / pixels, y: (now.y - corner.y) / pixels };
  const area = column.x * row.y - column.y * row.x;
  const columns = Math.round((off.x * row.y - off.y * row.x) / area);
  const rows = Math.round((off.y * column.x - off.x * column.y) / area);
  const about = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => ({ x: columns + dx, y: rows + dy })));
  const corners = about.map(({ x, y }) => ({
    x: tidy(corner.x + (x * column.x + y * row.x) * pixels),
    y: tidy(corner.y + (x * column.y + y * row.y) * pixels),
  }));
  const far = (at: Point) => Math.hypot(at.x - now.x, at.y - now.y);
  return { ...lay, corner: corners.reduce((best, one) => (far(one) < far(best) - TIE ? one : best)) };
}

/** In pixels: two corners that are as near but for this are as near. */
const TIE = 0.01;

/** A grid that was found in a picture, as it lies over the map: begun as near as can be to where that begins. */
export const layFound = ({ grid, pixels, corner }: GridFound, near: Point): Lay =>
  begunNear({ grid, pixelsPerSquare: tidy(pixels), corner }, near);

/** How many squares somebody seems to have marked; of hexes, how many in the row along which their sides meet. */
export function countedIn({ grid, pixelsPerSquare }: Lay, from: Point, to: Point): { across: number; down: number } {
  const count = (length: number) => Math.min(MOST_SQUARES, Math.round(Math.abs(length) / pixelsPerSquare));
  return {
    across: grid === 'flat' ? 0 : count(to.x - from.x),
    down: grid === 'pointy' ? 0 : count(to.y - from.y),
  };
}

/** The grid as it lies over what was marked; as it lay while nothing is. */
export function laidBy(marked: Marked, now: Lay): Lay {
  const lay = now.grid === 'square' ? squaresBy(marked, now) : hexesBy(marked, now);
  return lay ? begunNear(lay, now.corner) : now;
}

function squaresBy({ from, to, across, down }: Marked, now: Lay): Lay | null {
  const [wide, high] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  const pixels = (across * wide + down * high) / (across ** 2 + down ** 2);
  if (!(pixels >= LEAST_PIXELS)) return null;
  // Marked by a shaking hand, they are larger or smaller than so many squares by a little on all sides.
  const begun = (one: number, other: number, count: number) => (one + other) / 2 - (count * pixels) / 2;
  const corner = {
    x: across > 0 ? begun(from.x, to.x, across) : now.corner.x,
    y: down > 0 ? begun(from.y, to.y, down) : now.corner.y,
  };
  return { ...now, pixelsPerSquare: tidy(pixels), corner };
}

/** The hand goes through the middles of the hexes. */
function hexesBy({ from, to, across, down }: Marked, now: Lay): Lay | null {
  const isPointy = now.grid === 'pointy';
  const pixels = isPointy ? Math.abs(to.x - from.x) / across : Math.abs(to.y - from.y) / down;
  if (!(pixels >= LEAST_PIXELS && Number.isFinite(pixels))) return null;
  const middle = isPointy
    ? { x: Math.min(from.x, to.x) + pixels / 2, y: (from.y + to.y) / 2 }
    : { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) + pixels / 2 };
  return centredAt({ ...now, pixelsPerSquare: tidy(pixels) }, middle);
}

/** The grid with the middle of a place at a point of the picture. */
export function centredAt(lay: Lay, { x, y }: Point): Lay {
  const first = centreOf({ x: 0, y: 0 }, lay.grid);
  return { ...lay, corner: { x: x - first.x * lay.pixelsPerSquare, y: y - first.y * lay.pixelsPerSquare } };
}

/** Larger or smaller squares: what is in the middle of the picture stays there. */
export function scaled(lay: Lay, pixels: number, middle: Point): Lay {
  const { pixelsPerSquare, corner } = lay;
  const to = Math.max(LEAST_PIXELS, tidy(pixels));
  const about = (at: number, fixed: number) => tidy(fixed - ((fixed - at) * to) / pixelsPerSquare);
  return { ...lay, pixelsPerSquare: to, corner: { x: about(corner.x, middle.x), y: about(corner.y, middle.y) } };
}

/** As a command says it, with as many squares as the picture has room for. */
export function asDrawn(
  { grid, pixelsPerSquare, corner }: Lay,
  picture: Bounds,
): NonNullable<CommandOf<'DrawScene'>['put']['laid']> {
  const reach = (pixels: number, begun: number) => (pixels - begun) / pixelsPerSquare;
  const room = { width: reach(picture.width, corner.x), height: reach(picture.height, corner.y) };
  const { width, height } = countWithin(room, grid);
  return {
    grid,
    pixelsPerSquare,
    corner,
    width: Math.min(MOST_SQUARES, width),
    height: Math.min(MOST_SQUARES, height),
  };
}

/** The lines of a grid as an SVG path, over a part of the map that it covers; all of it in the map's squares. */
export function linesOf(lay: Lay, now: Lay, extent: Bounds): string {
  const side = lay.pixelsPerSquare / now.pixelsPerSquare;
  const begun = onMap(now, lay.corner);
  if (lay.grid === 'square') {
    const along = (from: number, length: number) => {
      const first = ((from % side) + side) % side;
      return Array.from({ length: Math.max(0, Math.floor((length - first) / side) + 1) }, (_, at) => first + at * side);
    };
    return [
      ...along(begun.x, extent.width).map((at) => `M${at} 0v${extent.height}`),
      ...along(begun.y, extent.height).map((at) => `M0 ${at}h${extent.width}`),
    ].join('');
  }
  const [left, top] = [-begun.x / side, -begun.y / side];
  const span = spanOf(left, top, left + extent.width / side, top + extent.height / side, lay.grid);
  const lines: string[] = [];
  for (let y = span.top; y <= span.bottom; y += 1)
    for (let x = span.left; x <= span.right; x += 1) {
      // Each hex draws three of its sides: its neighbours draw the others.
      const half = outlineOf({ x, y }, lay.grid).slice(0, 4);
      lines.push(`M${half.map((at) => `${begun.x + at.x * side} ${begun.y + at.y * side}`).join('L')}`);
    }
  return lines.join('');
}

/** To a thousandth of a pixel. */
const tidy = (value: number): number => Math.round(value * 1_000) / 1_000 + 0;
