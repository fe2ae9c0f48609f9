import { type Compass, type HexLayout, hexMiddle, hexTowards } from './hex.ts';
import { type Point, type Square, sameSquare } from './point.ts';

/** The ways out of a hex to its six neighbours, clockwise. */
export const HEX_SIDES = {
  flat: ['N', 'NE', 'SE', 'S', 'SW', 'NW'],
  pointy: ['NE', 'E', 'SE', 'SW', 'W', 'NW'],
} as const satisfies Readonly<Record<HexLayout, readonly Compass[]>>;

/** The six hexes around one; those outside the map too. */
export const hexNeighbours = (hex: Square, layout: HexLayout): readonly Square[] =>
  HEX_SIDES[layout].map((side) => hexTowards(hex, side, layout));

/** Which of the six ways leads from a hex to its neighbour; null where they are no neighbours. */
export const sideTowards = (from: Square, to: Square, layout: HexLayout): Compass | null =>
  HEX_SIDES[layout].find((side) => sameSquare(hexTowards(from, side, layout), to)) ?? null;

/**
 * A shortest way from hex to hex, of several the one nearest to the straight line: the hexes come to, in turn.
 * None where one stands there already; null where no way leads there.
 * @param open whether one may come to a hex; outside the map it must say no
 */
export function hexWay(
  from: Square,
  to: Square,
  layout: HexLayout,
  open: (hex: Square) => boolean,
): readonly Square[] | null {
  if (!open(to)) return null;
  const left = hexesFrom(to, layout, (hex) => sameSquare(hex, from) || open(hex));
  if (!left.has(keyOf(from))) return null;
  const way: Square[] = [];
  for (let at = from; !sameSquare(at, to); ) {
    const nearer = hexNeighbours(at, layout).filter((next) => left.get(keyOf(next)) === (left.get(keyOf(at)) ?? 0) - 1);
    const [next] = nearer.sort((one, other) => strayed(one, at, to, layout) - strayed(other, at, to, layout));
    if (!next) return null;
    way.push(next);
    at = next;
  }
  return way;
}

/** A hex by its column and row, as `3,4`. */
export const keyOf = ({ x, y }: Square): `${number},${number}` => `${x},${y}`;

/**
 * Every hex that can be come to from one, by its column and row, and how many hexes off it is: 0 for that one itself.
 * @param open whether one may come to a hex; outside the map it must say no
 */
export function hexesFrom(
  from: Square,
  layout: HexLayout,
  open: (hex: Square) => boolean,
): ReadonlyMap<`${number},${number}`, number> {
  const off = new Map([[keyOf(from), 0]]);
  for (let edge: readonly Square[] = [from], hexes = 1; edge.length > 0; hexes += 1)
    edge = edge.flatMap((hex) =>
      hexNeighbours(hex, layout).filter((next) => {
        const isNew = !off.has(keyOf(next)) && open(next);
        if (isNew) off.set(keyOf(next), hexes);
        return isNew;
      }),
    );
  return off;
}

/** How far the middle of a hex lies off the straight line between two others. */
function strayed(hex: Square, from: Square, to: Square, layout: HexLayout): number {
  const middle = (one: Square): Point => hexMiddle(one, layout);
  const [at, a, b] = [middle(hex), middle(from), middle(to)];
  const [x, y] = [b.x - a.x, b.y - a.y];
  return Math.abs(x * (at.y - a.y) - y * (at.x - a.x)) / (Math.hypot(x, y) || 1);
}
