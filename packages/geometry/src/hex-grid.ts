import type { Grid, Step } from './grid.ts';
import type { Point, Square } from './point.ts';

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

/** Around a hex from its upper left corner: how far off its middle each corner lies, across and down. */
const CORNERS: readonly Point[] = [
  { x: -0.5, y: -CORNER / 2 },
  { x: 0, y: -CORNER },
  { x: 0.5, y: -CORNER / 2 },
  { x: 0.5, y: CORNER / 2 },
  { x: 0, y: CORNER },
  { x: -0.5, y: CORNER / 2 },
];

function pointyCentre({ x, y }: Square): Point {
  return { x: x + 0.5 + (y & 1) / 2, y: CORNER + y * PITCH };
}

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

/** The hexes on a straight line between two lie along three axes: the farthest apart along one of them counts. */
function pointySteps(a: Square, b: Square): number {
  const r = b.y - a.y;
  const q = b.x - a.x - (r - (b.y & 1) + (a.y & 1)) / 2;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** Hexes with a corner on top, in rows of which each second lies half a hex farther to the right. */
export const POINTY_HEXES: Grid = {
  kind: 'pointy',
  stepsFrom: ({ y }) => STEPS[(y & 1) as 0 | 1],
  sides: 6,
  centreOf: pointyCentre,
  placeAt: pointyAt,
  stepsBetween: pointySteps,
  distance: pointySteps,
  outline: (hex) => {
    const { x, y } = pointyCentre(hex);
    return CORNERS.map((corner) => ({ x: x + corner.x, y: y + corner.y }));
  },
  extent: ({ width, height }) => ({ width: width + (height > 1 ? 0.5 : 0), height: (height - 1) * PITCH + 2 * CORNER }),
  spanOf: (left, top, right, bottom) => ({
    left: Math.floor(left - 0.5),
    top: Math.ceil((top - 2 * CORNER) / PITCH),
    right: Math.floor(right),
    bottom: Math.floor(bottom / PITCH),
  }),
};

/** What is said of pointy hexes holds of flat ones with across and down changed about. */
const turned = ({ x, y }: Point): Point => ({ x: y, y: x });

const TURNED_STEPS: readonly [readonly Step[], readonly Step[]] = [
  STEPS[0].map(({ x, y }) => step(y, x)),
  STEPS[1].map(({ x, y }) => step(y, x)),
];

const flatSteps = (a: Square, b: Square): number => pointySteps(turned(a), turned(b));

/** Hexes with a flat side on top, in columns of which each second lies half a hex lower. */
export const FLAT_HEXES: Grid = {
  kind: 'flat',
  stepsFrom: ({ x }) => TURNED_STEPS[(x & 1) as 0 | 1],
  sides: 6,
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
};
