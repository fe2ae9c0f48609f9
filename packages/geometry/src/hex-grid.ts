import type { Grid, Step } from './grid.ts';
import { hexDistance } from './hex.ts';
import { INSET } from './inset.ts';
import { lengthOf, type Point, pointAlong, type Segment, type Square } from './point.ts';

/** From the middle of a hex to a corner, where neighbours' middles are 1 apart. */
const CORNER = 1 / Math.sqrt(3);
/** From a row of pointy hexes to the next, or from a column of flat ones. */
const PITCH = CORNER * 1.5;

const step = (x: number, y: number): Step => ({ x, y, length: 1 });

/** Ways off a hex of an even row, and of an odd one, which lies half a hex farther to the right. */
const STEPS: readonly [readonly Step[], readonly Step[]] = [
  [step(1, 0), step(0, 1), step(-1, 1), step(-1, 0), step(-1, -1), step(0, -1)],
  [step(1, 0), step(1, 1), step(0, 1), step(-1, 0), step(0, -1), step(1, -1)],
];

/** The places that these steps lead to from one, row by row. */
const after = ({ x, y }: Square, steps: readonly Step[]): readonly Square[] =>
  steps.map((one) => ({ x: x + one.x, y: y + one.y })).toSorted((one, other) => one.y - other.y || one.x - other.x);

/** Around a hex from its upper left corner: how far off its middle each corner lies, across and down. */
const CORNERS: readonly Point[] = [
  { x: -0.5, y: -CORNER / 2 },
  { x: 0, y: -CORNER },
  { x: 0.5, y: -CORNER / 2 },
  { x: 0.5, y: CORNER / 2 },
  { x: 0, y: CORNER },
  { x: -0.5, y: CORNER / 2 },
];

/** The middle of a pointy hex, across and down. */
const acrossOf = (x: number, y: number): number => x + 0.5 + (y & 1) / 2;
const downOf = (y: number): number => CORNER + y * PITCH;

const pointyCentre = ({ x, y }: Square): Point => ({ x: acrossOf(x, y), y: downOf(y) });

/** Each point of the plane is nearest to the middle of the hex it lies in; that is in one of the two rows about it. */
function pointyAt(point: Point): Square {
  const above = Math.floor((point.y - CORNER) / PITCH);
  const one = nearestIn(point, above);
  const other = nearestIn(point, above + 1);
  return far(point, one) <= far(point, other) ? one : other;
}

const nearestIn = ({ x }: Point, row: number): Square => ({ x: Math.floor(x - (row & 1) / 2), y: row });

function far(point: Point, hex: Square): number {
  const { x, y } = pointyCentre(hex);
  return (point.x - x) * (point.x - x) + (point.y - y) * (point.y - y);
}

const pointySteps = (a: Square, b: Square): number => hexDistance(a, b, 'pointy');
const flatSteps = (a: Square, b: Square): number => hexDistance(a, b, 'flat');

/** The middle, and a point near each corner: as far from both sides that meet there as points of a square are. */
const SAMPLES: readonly Point[] = [
  { x: 0, y: 0 },
  ...CORNERS.map(({ x, y }) => ({ x: x * (1 - 2 * INSET), y: y * (1 - 2 * INSET) })),
];

/** The directions straight over the sides of a pointy hex; the other three are the same ones backwards. */
const OVER: readonly Point[] = [
  { x: 1, y: 0 },
  { x: 0.5, y: PITCH },
  { x: 0.5, y: -PITCH },
];

/** How far a point lies off the middle of a hex, measured straight over the side that it is nearest to: ½ on its edge. */
function offMiddle(point: Point, hex: Square): number {
  const { x, y } = pointyCentre(hex);
  return Math.max(...OVER.map((way) => Math.abs((point.x - x) * way.x + (point.y - y) * way.y)));
}

function near(point: Point, far: number): readonly Square[] {
  return hexesIn(point.x - far, point.y - far, point.x + far, point.y + far).filter(
    (hex) => offMiddle(point, hex) <= 0.5 + far,
  );
}

/** All hexes that a box may touch, row by row. */
function hexesIn(left: number, top: number, right: number, bottom: number): readonly Square[] {
  const span = spanOf(left, top, right, bottom);
  return Array.from({ length: span.bottom - span.top + 1 }, (_, row) =>
    Array.from({ length: span.right - span.left + 1 }, (_, column) => ({ x: span.left + column, y: span.top + row })),
  ).flat();
}

/** A hex and a box meet unless they lie apart in one of the directions straight over their sides. */
function under(left: number, top: number, right: number, bottom: number): readonly Square[] {
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const [wide, high] = [(right - left) / 2, (bottom - top) / 2];
  return hexesIn(left - TOUCH, top - TOUCH, right + TOUCH, bottom + TOUCH).filter((hex) => {
    const { x, y } = pointyCentre(hex);
    const [dx, dy] = [middle.x - x, middle.y - y];
    const meets = (way: Point) =>
      Math.abs(dx * way.x + dy * way.y) <= 0.5 + wide * Math.abs(way.x) + high * Math.abs(way.y) + TOUCH;
    return Math.abs(dy) <= CORNER + high + TOUCH && OVER.every(meets);
  });
}

/** What is nearer than this touches, by the noise of floating numbers. */
const TOUCH = 1e-9;

function crossings({ a, b }: Segment): readonly number[] {
  return hexesAlong(a, b)
    .flatMap((hex) => endsIn(a, b, hex))
    .filter((part) => part > 0 && part < 1);
}

/** Hexes about a line, some of them twice: looked for along stretches no longer than a hex, near each of which lie a few. */
function hexesAlong(a: Point, b: Point): readonly Square[] {
  const stretches = Math.max(1, Math.ceil(lengthOf({ a, b })));
  return Array.from({ length: stretches }, (_, stretch) => {
    const [from, to] = [pointAlong({ a, b }, stretch / stretches), pointAlong({ a, b }, (stretch + 1) / stretches)];
    const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)];
    return hexesIn(left, Math.min(from.y, to.y), right, Math.max(from.y, to.y));
  }).flat();
}

/** How far along a line it comes into a hex and goes out of it, or begins and ends there. */
function endsIn(from: Point, to: Point, hex: Square): readonly number[] {
  const { x, y } = pointyCentre(hex);
  let [into, out] = [0, 1];
  for (const way of OVER) {
    const begun = (from.x - x) * way.x + (from.y - y) * way.y;
    const speed = (to.x - from.x) * way.x + (to.y - from.y) * way.y;
    if (speed === 0 && Math.abs(begun) > 0.5) return [];
    if (speed === 0) continue;
    const [one, other] = [(-0.5 - begun) / speed, (0.5 - begun) / speed];
    into = Math.max(into, Math.min(one, other));
    out = Math.min(out, Math.max(one, other));
  }
  return into < out ? [into, out] : [];
}

/** A line from corner to corner of hexes, a little askew, comes into so many new ones for each unit of its length; no other into more. */
const MOST_CROSSED = 2;

const countPieces = (line: Segment): number => 2 + Math.ceil(lengthOf(line) * MOST_CROSSED);

const spanOf: Grid['spanOf'] = (left, top, right, bottom) => ({
  left: Math.floor(left - 0.5),
  top: Math.ceil((top - 2 * CORNER) / PITCH),
  right: Math.floor(right),
  bottom: Math.floor(bottom / PITCH),
});

/** Hexes with a corner on top, in rows of which each second lies half a hex farther to the right. */
export const POINTY_HEXES: Grid = {
  kind: 'pointy',
  stepsFrom: ({ y }) => STEPS[(y & 1) as 0 | 1],
  sides: 6,
  neighbours: (hex) => after(hex, STEPS[(hex.y & 1) as 0 | 1]),
  centreOf: pointyCentre,
  placeAt: pointyAt,
  stepsBetween: pointySteps,
  distance: pointySteps,
  outline: (hex) => {
    const { x, y } = pointyCentre(hex);
    return CORNERS.map((corner) => ({ x: x + corner.x, y: y + corner.y }));
  },
  extent: ({ width, height }) => ({ width: width + (height > 1 ? 0.5 : 0), height: (height - 1) * PITCH + 2 * CORNER }),
  spanOf,
  under,
  samples: SAMPLES.flatMap(({ x, y }) => [x, y]),
  originX: acrossOf,
  originY: (_, y) => downOf(y),
  crossings,
  countPieces,
  near,
};

/** What is said of pointy hexes holds of flat ones with across and down changed about. */
const turned = ({ x, y }: Point): Point => ({ x: y, y: x });

const TURNED_STEPS: readonly [readonly Step[], readonly Step[]] = [
  STEPS[0].map(({ x, y }) => step(y, x)),
  STEPS[1].map(({ x, y }) => step(y, x)),
];

/** Hexes with a flat side on top, in columns of which each second lies half a hex lower. */
export const FLAT_HEXES: Grid = {
  kind: 'flat',
  stepsFrom: ({ x }) => TURNED_STEPS[(x & 1) as 0 | 1],
  sides: 6,
  neighbours: (hex) => after(hex, TURNED_STEPS[(hex.x & 1) as 0 | 1]),
  centreOf: (hex) => turned(pointyCentre(turned(hex))),
  placeAt: (point) => turned(pointyAt(turned(point))),
  stepsBetween: flatSteps,
  distance: flatSteps,
  outline: (hex) => POINTY_HEXES.outline(turned(hex)).map(turned).toReversed(),
  extent: ({ width, height }) => {
    const { width: high, height: wide } = POINTY_HEXES.extent({ width: height, height: width });
    return { width: wide, height: high };
  },
  spanOf: (left, top, right, bottom) => {
    const span = POINTY_HEXES.spanOf(top, left, bottom, right);
    return { left: span.top, top: span.left, right: span.bottom, bottom: span.right };
  },
  under: (left, top, right, bottom) => under(top, left, bottom, right).map(turned),
  samples: SAMPLES.flatMap(({ x, y }) => [y, x]),
  originX: (x) => downOf(x),
  originY: (x, y) => acrossOf(y, x),
  crossings: ({ a, b }) => crossings({ a: turned(a), b: turned(b) }),
  countPieces,
  near: (point, far) => near(turned(point), far).map(turned),
};
