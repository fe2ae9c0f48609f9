import type { Point, Square } from './point.ts';

/** How hexes lie: with a flat side on top, in columns, or with a corner on top, in rows. */
export type HexLayout = 'flat' | 'pointy';

/** The eight winds, clockwise from north. */
export type Compass = 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW';

/** A hex by two of its three axes: sums and differences of places hold everywhere on the map. */
export interface Axial {
  readonly q: number;
  readonly r: number;
}

const half = (n: number): number => (n - (n & 1)) / 2;

/** From column and row; each second column (flat) lies half a hex lower, each second row (pointy) half a hex to the right. */
export const axialOf = ({ x, y }: Square, layout: HexLayout): Axial =>
  layout === 'flat' ? { q: x, r: y - half(x) } : { q: x - half(y), r: y };

/** Column and row. */
export const offsetOf = ({ q, r }: Axial, layout: HexLayout): Square =>
  layout === 'flat' ? { x: q, y: r + half(q) } : { x: q + half(r), y: r };

/** Hexes from one to the other. */
export function hexDistance(a: Square, b: Square, layout: HexLayout): number {
  const [from, to] = [axialOf(a, layout), axialOf(b, layout)];
  const [q, r] = [to.q - from.q, to.r - from.r];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** Where `place` lies from `from`, carried over to `onto`: the same way and as far. */
export function carriedOver(place: Square, from: Square, onto: Square, layout: HexLayout): Square {
  const [at, was, now] = [axialOf(place, layout), axialOf(from, layout), axialOf(onto, layout)];
  return offsetOf({ q: now.q + at.q - was.q, r: now.r + at.r - was.r }, layout);
}

const FLAT: Readonly<Partial<Record<Compass, readonly [number, number]>>> = {
  N: [0, -1],
  NE: [1, -1],
  SE: [1, 0],
  S: [0, 1],
  SW: [-1, 1],
  NW: [-1, 0],
};
const POINTY: typeof FLAT = { NE: [1, -1], E: [1, 0], SE: [0, 1], SW: [-1, 1], W: [-1, 0], NW: [0, -1] };

/** The next hex on a course. Where a corner lies in the way, one goes along the row or column, from side to side. */
export function hexTowards(from: Square, course: Compass, layout: HexLayout): Square {
  const [q, r] = (layout === 'flat' ? FLAT : POINTY)[course] ?? [0, 0];
  const at = axialOf(from, layout);
  if (q !== 0 || r !== 0) return offsetOf({ q: at.q + q, r: at.r + r }, layout);
  const along = course === 'E' || course === 'S' ? 1 : -1;
  return layout === 'flat' ? { x: from.x + along, y: from.y } : { x: from.x, y: from.y + along };
}

/** All hexes within so many of the middle, itself among them; those outside the map too. */
export function hexesWithin(middle: Square, radius: number, layout: HexLayout): readonly Square[] {
  const at = axialOf(middle, layout);
  const span = Array.from({ length: 2 * radius + 1 }, (_, n) => n - radius);
  return span.flatMap((q) =>
    span.filter((r) => Math.abs(q + r) <= radius).map((r) => offsetOf({ q: at.q + q, r: at.r + r }, layout)),
  );
}

const ROOT3 = Math.sqrt(3);

/** The middle of a hex, where a hex is 1 from its middle to a corner. */
export const hexMiddle = ({ x, y }: Square, layout: HexLayout): Point =>
  layout === 'flat'
    ? { x: 1 + x * 1.5, y: ROOT3 * (y + 0.5 + (x & 1) / 2) }
    : { x: ROOT3 * (x + 0.5 + (y & 1) / 2), y: 1 + y * 1.5 };

/** The six corners of a hex, in the measure of `hexMiddle`. */
export function hexCorners(hex: Square, layout: HexLayout): readonly Point[] {
  const middle = hexMiddle(hex, layout);
  return Array.from({ length: 6 }, (_, n) => {
    const angle = (Math.PI / 3) * n + (layout === 'flat' ? 0 : Math.PI / 6);
    return { x: middle.x + Math.cos(angle), y: middle.y + Math.sin(angle) };
  });
}

/** The hex a point lies in, in the measure of `hexMiddle`. */
export function hexAt(point: Point, layout: HexLayout): Square {
  const near =
    layout === 'flat'
      ? { x: (point.x - 1) / 1.5, y: point.y / ROOT3 - 0.5 }
      : { x: point.x / ROOT3 - 0.5, y: (point.y - 1) / 1.5 };
  // Adding zero keeps −0 out of the map's coordinates.
  const about = { x: Math.round(near.x) + 0, y: Math.round(near.y) + 0 };
  const far = (hex: Square): number => {
    const middle = hexMiddle(hex, layout);
    return Math.hypot(middle.x - point.x, middle.y - point.y);
  };
  return hexesWithin(about, 2, layout).reduce((best, hex) => (far(hex) < far(best) ? hex : best), about);
}
