import {
  type HexLayout,
  hexAt,
  hexMiddle,
  hexNeighbours,
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

/** A hex and all that are joined to it by such hexes. @param alike whether a hex is one of them */
export function joined(from: Square, alike: (hex: Square) => boolean, layout: HexLayout): readonly Square[] {
  const seen = new Set([keyOf(from)]);
  const found = [from];
  for (const hex of found)
    for (const beside of hexNeighbours(hex, layout)) {
      if (seen.has(keyOf(beside)) || !alike(beside)) continue;
      seen.add(keyOf(beside));
      found.push(beside);
    }
  return found;
}

const keyOf = ({ x, y }: Square): string => `${x},${y}`;

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

/** So near to a side, measured from the middle of a hex to its corner, a stroke is meant to go over it. */
const AT_SIDE = 0.3;
/** From the middle of a hex to the middle of a side. */
const TO_SIDE = Math.sqrt(3) / 2;

/**
 * The hex beside the end of a stroke that it is joined to: where it ends at their common side, and a road or river runs
 * there already. Null for none.
 * @param runs whether what is drawn runs through a hex
 */
export function metAcross(hex: Square, end: Point, runs: (hex: Square) => boolean, layout: HexLayout): Square | null {
  const middle = hexMiddle(hex, layout);
  const towards = (next: Square): number => {
    const there = hexMiddle(next, layout);
    const [dx, dy] = [there.x - middle.x, there.y - middle.y];
    return ((end.x - middle.x) * dx + (end.y - middle.y) * dy) / Math.hypot(dx, dy);
  };
  const [nearest] = hexNeighbours(hex, layout).toSorted((one, other) => towards(other) - towards(one));
  return nearest && towards(nearest) > TO_SIDE - AT_SIDE && runs(nearest) ? nearest : null;
}

/** What runs through hexes, and is drawn over them. */
type Way = 'road' | 'river';

/** A stroke of roads and rivers: the hexes that it goes through in turn, and where the hand set it down and lifted it; null by key. */
export interface Stroke {
  readonly through: readonly Square[];
  readonly begun: Point | null;
  readonly ended: Point | null;
}

/** The parts that a stroke makes of each way: where it begins or ends at the side of a hex it is joined to what runs there of its own kind. */
export const waysDrawn = (
  ways: readonly Way[],
  stroke: Stroke,
  runs: (way: Way, hex: Square) => boolean,
  layout: HexLayout,
): readonly { readonly way: Way; readonly parts: ReturnType<typeof unbroken> }[] =>
  ways.map((way) => ({
    way,
    parts: unbroken(
      joinedAtEnds(stroke, (hex) => runs(way, hex), layout),
      layout,
    ),
  }));

function joinedAtEnds(
  { through, begun, ended }: Stroke,
  runs: (hex: Square) => boolean,
  layout: HexLayout,
): readonly Square[] {
  const [first, come] = [through[0], through.at(-1)];
  if (!first || !come || !begun || !ended || through.length === 1) return through;
  return [metAcross(first, begun, runs, layout) ?? [], ...through, metAcross(come, ended, runs, layout) ?? []].flat();
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
