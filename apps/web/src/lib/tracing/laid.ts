import type { Bounds, Point } from '@lanthorn/geometry';
import type { CommandOf, Laid } from '@lanthorn/rules';

/** How the squares of a map lie over its picture, in full. */
export type Lay = Required<Laid>;

/** Squares that somebody has marked in a picture: from corner to corner in its pixels, and how many they are each way. */
export interface Marked {
  readonly from: Point;
  readonly to: Point;
  readonly across: number;
  readonly down: number;
}

/** The side of a square has at least so many pixels. */
export const LEAST_PIXELS = 4;
/** Squares a side. */
const MOST_SQUARES = 500;
/** A square that lacks less than this of itself counts: pictures are rarely cut to the pixel. */
const NEARLY = 0.1;

export const laidOf = ({ pixelsPerSquare, corner = { x: 0, y: 0 } }: Laid): Lay => ({ pixelsPerSquare, corner });

/** A point of the map, in squares, as a point of its picture, in pixels. */
export const inPicture = ({ pixelsPerSquare, corner }: Lay, { x, y }: Point): Point => ({
  x: corner.x + x * pixelsPerSquare,
  y: corner.y + y * pixelsPerSquare,
});

/** Of the corners of squares the one that is nearest to where the map begins now. */
export function nearestCorner(pixels: number, some: Point, now: Point): Point {
  const near = (at: number, to: number) => tidy(at - Math.round((at - to) / pixels) * pixels);
  return { x: near(some.x, now.x), y: near(some.y, now.y) };
}

/** How many squares somebody seems to have marked. */
export function countedIn({ pixelsPerSquare }: Lay, from: Point, to: Point): { across: number; down: number } {
  const count = (length: number) => Math.min(MOST_SQUARES, Math.round(Math.abs(length) / pixelsPerSquare));
  return { across: count(to.x - from.x), down: count(to.y - from.y) };
}

/** The squares as they lie over those that were marked; as they lay while none are. */
export function laidBy({ from, to, across, down }: Marked, now: Lay): Lay {
  const [wide, high] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  const pixels = (across * wide + down * high) / (across ** 2 + down ** 2);
  if (!(pixels >= LEAST_PIXELS)) return now;
  // Marked by a shaking hand, they are larger or smaller than so many squares by a little on all sides.
  const begun = (one: number, other: number, count: number) => (one + other) / 2 - (count * pixels) / 2;
  const corner = {
    x: across > 0 ? begun(from.x, to.x, across) : now.corner.x,
    y: down > 0 ? begun(from.y, to.y, down) : now.corner.y,
  };
  return { pixelsPerSquare: tidy(pixels), corner: nearestCorner(pixels, corner, now.corner) };
}

/** Larger or smaller squares: what is in the middle of the picture stays there. */
export function scaled({ pixelsPerSquare, corner }: Lay, pixels: number, middle: Point): Lay {
  const to = Math.max(LEAST_PIXELS, tidy(pixels));
  const about = (at: number, fixed: number) => tidy(fixed - ((fixed - at) * to) / pixelsPerSquare);
  return { pixelsPerSquare: to, corner: { x: about(corner.x, middle.x), y: about(corner.y, middle.y) } };
}

/** As a command says it, with as many squares as the picture has room for. */
export function asDrawn(
  { pixelsPerSquare, corner }: Lay,
  picture: Bounds,
): NonNullable<CommandOf<'DrawScene'>['put']['laid']> {
  const count = (pixels: number, begun: number) =>
    Math.min(MOST_SQUARES, Math.max(1, Math.floor((pixels - begun) / pixelsPerSquare + NEARLY)));
  return { pixelsPerSquare, corner, width: count(picture.width, corner.x), height: count(picture.height, corner.y) };
}

/** To a thousandth of a pixel. */
const tidy = (value: number): number => Math.round(value * 1_000) / 1_000;
