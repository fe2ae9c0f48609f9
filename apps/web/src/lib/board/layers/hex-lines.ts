import { type Bounds, type GridKind, type Point, type Side, sidesAround, within } from '@lanthorn/geometry';

/** A map of hexes by its size. */
interface HexMap extends Bounds {
  readonly grid: GridKind;
}

/** What draws paths. */
interface Pen {
  moveTo(x: number, y: number): unknown;
  lineTo(x: number, y: number): unknown;
}

/** Of the sides of a hex, clockwise: the two that go on in the next hex of its row or column, and the one between those two. */
const ONWARD = { pointy: [0, 1], flat: [3, 4] } as const;
const BETWEEN = 5;

/**
 * Goes along the sides of all hexes that are wanted, once along each: from hex to hex in one stroke where that is possible,
 * since each stroke of its own takes its time.
 */
export function addHexLines(pen: Pen, map: HexMap, wanted: (x: number, y: number) => boolean): void {
  const onward = map.grid === 'flat' ? ONWARD.flat : ONWARD.pointy;
  const between: Side[] = [];
  let end: Point | null = null;
  const go = ({ a, b }: Side): void => {
    if (!end || !isSame(end, a)) pen.moveTo(a.x, a.y);
    pen.lineTo(b.x, b.y);
    end = b;
  };
  for (const hex of inRows(map)) {
    const own = wanted(hex.x, hex.y);
    const sides = sidesAround(hex, map.grid);
    const drawn = (at: number): readonly Side[] => {
      const side = sides[at];
      return side && (own || wanted(side.beyond.x, side.beyond.y)) ? [side] : [];
    };
    for (const side of onward.flatMap(drawn)) go(side);
    between.push(...drawn(BETWEEN));
  }
  for (const side of between) go(side);
}

/** All hexes of a map, and those around it to which a side of them may belong: so that each goes on where the last one ended. */
function* inRows({ width, height, grid }: HexMap): Generator<Point> {
  if (grid === 'flat') for (let x = 0; x <= width; x += 1) for (let y = height; y >= -1; y -= 1) yield { x, y };
  else for (let y = 0; y <= height; y += 1) for (let x = -1; x <= width; x += 1) yield { x, y };
}

/** The corners of a whole map of hexes, one after the other around it. */
export function hexMapOutline(map: HexMap): readonly Point[] {
  const rim = [...inRows(map)]
    .filter(({ x, y }) => within({ x, y }, map) && (x === 0 || y === 0 || x === map.width - 1 || y === map.height - 1))
    .flatMap((hex) => sidesAround(hex, map.grid).filter(({ beyond }) => !within(beyond, map)));
  const next = new Map(rim.map((side) => [keyOf(side.a), side.b]));
  const corners: Point[] = [];
  for (let at = rim[0]?.a; at && corners.length < rim.length; at = next.get(keyOf(at))) corners.push(at);
  return corners;
}

const FINE = 1_000;
/** Corners that hexes share are the same point but for the noise of small numbers. */
const keyOf = ({ x, y }: Point): string => `${Math.round(x * FINE)},${Math.round(y * FINE)}`;
const isSame = (one: Point, other: Point): boolean => Math.abs(one.x - other.x) + Math.abs(one.y - other.y) < 1 / FINE;
