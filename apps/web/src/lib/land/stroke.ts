import {
  type HexLayout,
  hexAt,
  hexMiddle,
  hexWay,
  type Point,
  pointAlong,
  type Square,
  sideTowards,
} from '@lanthorn/geometry';
import { MOST_BRUSHED } from '@lanthorn/rules';

/** Points to a stroke, in the map's own measure: from the middle of a hex to its corner is 1. */
const STEP = 0.5;
const FINE_STEP = 0.1;
/** A road that comes no nearer to the middle of a hex only grazes it. */
const THROUGH = 0.6;

/** The hexes that a brush of a ground goes over from one point to another. */
export const hexesUnder = (from: Point, to: Point, layout: HexLayout): readonly Square[] =>
  pointsOn(from, to, STEP).map((point) => hexAt(point, layout));

/**
 * The hexes that a road or river comes through on a stroke from one point to another, each beside the one before: a hex
 * that is only grazed is passed by, else a road along a row of hexes would be two roads.
 * @param come the hex that it has come to already; null where it begins
 */
export function wayUnder(come: Square | null, from: Point, to: Point, layout: HexLayout): readonly Square[] {
  const way: Square[] = [];
  for (const point of pointsOn(from, to, FINE_STEP)) {
    const hex = hexAt(point, layout);
    const middle = hexMiddle(hex, layout);
    if (Math.hypot(point.x - middle.x, point.y - middle.y) > THROUGH) continue;
    way.push(...wayTo(way.at(-1) ?? come, hex, layout));
  }
  return way;
}

/** The parts of a stroke, by column and row, in each of which every hex lies beside the one before: where it left the map it is broken, and one too long for a message goes on from the hex it came to. */
export function unbroken(
  stroke: readonly Square[],
  layout: HexLayout,
): readonly (readonly (readonly [number, number])[])[] {
  const parts: [number, number][][] = [];
  for (const [at, hex] of stroke.entries()) {
    const before = stroke[at - 1];
    const part = before && sideTowards(before, hex, layout) ? parts.at(-1) : undefined;
    const [here, there] = [named(hex), part && before && named(before)];
    if (part && part.length < MOST_BRUSHED) part.push(here);
    else parts.push(there ? [there, here] : [here]);
  }
  return parts;
}

const named = ({ x, y }: Square): [number, number] => [x + 1, y + 1];

/** The hexes from one on to another, which is the last of them; that one alone where none is come from. */
export const wayTo = (come: Square | null, hex: Square, layout: HexLayout): readonly Square[] =>
  come ? (hexWay(come, hex, layout, isNear(come, hex)) ?? []) : [hex];

/** Whether a hex may lie on a shortest way between two. */
const isNear =
  (one: Square, other: Square) =>
  ({ x, y }: Square): boolean =>
    x >= Math.min(one.x, other.x) - 1 &&
    x <= Math.max(one.x, other.x) + 1 &&
    y >= Math.min(one.y, other.y) - 1 &&
    y <= Math.max(one.y, other.y) + 1;

function pointsOn(from: Point, to: Point, step: number): readonly Point[] {
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / step);
  return Array.from({ length: steps }, (_, at) => pointAlong({ a: from, b: to }, (at + 1) / steps));
}
