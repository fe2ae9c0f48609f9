import { centreOf, type GridKind, type Point, pointAlong, sidesAround, spanOf } from '@lanthorn/geometry';
import { addContrast, BESIDE, CONTRAST, levelled, type Profile, repeatedIn } from './folds.ts';
import type { SquaresFound } from './squares.ts';
import type { Brightness } from './trace.ts';

/** Hexes that are drawn in a picture: `pixels` from side to side. */
export interface HexesFound extends SquaresFound {
  readonly grid: Exclude<GridKind, 'square'>;
}

/** The least and, as a part of the shorter side, the most that a hex measures from side to side. */
const [SMALLEST, LARGEST] = [12, 1 / 4];
/** How many times the scatter of the others the lines of a grid stand out. */
const CLEAR = 10;
/** How far the lines of the three directions may miss a common point, as a part of the distance between them. */
const ASTRAY = 0.15;
/** The sides of hexes are so many times as strong as the rest of the lines on which they lie. */
const STRONGER = 1.6;
/** Hexes that are looked at, at most, to see where their sides are. */
const MOST_LOOKED_AT = 3_000;

/** Over the sides of a pointy hex, three ways of six; the first is the second without the third. */
const RISE = Math.sqrt(0.75);
const OVER: readonly Point[] = [
  { x: 1, y: 0 },
  { x: 0.5, y: RISE },
  { x: -0.5, y: RISE },
];
/** From the middle of a hex to a corner, where it is 1 from side to side. */
const CORNER = 1 / Math.sqrt(3);

/** Finds hexes that are drawn in a picture, of lines darker or lighter than what they lie on; null for none. */
export function hexesIn(picture: Brightness): HexesFound | null {
  const found = [
    ...pointyIn(picture).map((one) => ({ ...one, grid: 'pointy' as const })),
    // Flat hexes are pointy ones with across and down changed about.
    ...pointyIn(turned(picture)).map((one) => ({
      ...one,
      grid: 'flat' as const,
      corner: { x: one.corner.y, y: one.corner.x },
    })),
  ];
  const [clearest] = found.toSorted((one, other) => other.score - one.score);
  return clearest ?? null;
}

function pointyIn(picture: Brightness) {
  const most = (Math.min(picture.width, picture.height) * LARGEST) / 2;
  return profilesOf(picture).flatMap(({ profiles, sign }) => {
    // The sides of hexes lie on lines that are half a hex apart.
    const repeated = repeatedIn(profiles, SMALLEST / 2, most, CLEAR);
    if (!repeated) return [];
    const { score, period, firsts } = repeated;
    const meeting = meetingOf(firsts, period, picture);
    const middle = meeting && middleNear(meeting, 2 * period, picture, sign);
    if (!middle) return [];
    const pixels = 2 * period;
    return [{ score, pixels, corner: { x: middle.x - pixels / 2, y: middle.y - pixels * CORNER } }];
  });
}

/** A point at which lines of all three directions meet: the middle of a hex, or a corner of some; null where they meet nowhere. */
function meetingOf(
  [first = 0, second = 0, third = 0]: readonly number[],
  period: number,
  { width }: Brightness,
): Point | null {
  // The third way begins half a picture before its corner.
  const [one, other] = [second, third - width / 2];
  const off = (((first - one + other) % period) + period) % period;
  if (Math.min(off, period - off) > period * ASTRAY) return null;
  return { x: first, y: (one - first / 2) / RISE };
}

/**
 * The middle of a hex: of all points where lines meet, a third are middles, and the others corners. Sides are drawn
 * around the middles; null where they are not to be told from what lies around the others, as in a web of triangles.
 */
function middleNear(meeting: Point, pixels: number, picture: Brightness, sign: 1 | -1): Point | null {
  const points = [0, 1, 2].map((down) => ({ x: meeting.x, y: meeting.y + down * CORNER * pixels }));
  const looked = points.map((middle) => ({ middle, strength: strengthAround(middle, pixels, picture, sign) }));
  const [best, next] = looked.toSorted((one, other) => other.strength - one.strength);
  return best && next && best.strength > next.strength * STRONGER ? best.middle : null;
}

/** How strong the lines are, on the average, where hexes with the middle of one at a point have their sides. */
function strengthAround(middle: Point, pixels: number, picture: Brightness, sign: 1 | -1): number {
  const first = centreOf({ x: 0, y: 0 }, 'pointy');
  const corner = { x: middle.x - first.x * pixels, y: middle.y - first.y * pixels };
  const span = spanOf(
    -corner.x / pixels,
    -corner.y / pixels,
    (picture.width - corner.x) / pixels,
    (picture.height - corner.y) / pixels,
    'pointy',
  );
  const columns = span.right - span.left + 1;
  const count = columns * (span.bottom - span.top + 1);
  const step = Math.max(1, Math.ceil(count / MOST_LOOKED_AT));
  let [sum, seen] = [0, 0];
  for (let at = 0; at < count; at += step) {
    const hex = { x: span.left + (at % columns), y: span.top + Math.floor(at / columns) };
    const { x, y } = centreOf(hex, 'pointy');
    for (const { a, b } of sidesAround(hex, 'pointy').slice(0, 3))
      for (const part of [0.3, 0.5, 0.7]) {
        const on = pointAlong({ a, b }, part);
        const over = { x: (a.x + b.x) / 2 - x, y: (a.y + b.y) / 2 - y };
        const here = lineAt(picture, { x: corner.x + on.x * pixels, y: corner.y + on.y * pixels }, over, sign);
        if (here === null) continue;
        sum += here;
        seen += 1;
      }
  }
  return seen > 0 ? sum / seen : 0;
}

/** How much the picture stands out at a point of a line from what is beside it, or a pixel off; null off the picture. */
function lineAt(picture: Brightness, at: Point, over: Point, sign: 1 | -1): number | null {
  const length = Math.hypot(over.x, over.y);
  const [nx, ny] = [over.x / length, over.y / length];
  const bright = (far: number): number => brightness(picture, at.x + nx * far, at.y + ny * far);
  const contrasts = [-1, 0, 1].map((off) => sign * (bright(off - BESIDE) + bright(off + BESIDE) - 2 * bright(off)));
  const most = Math.max(...contrasts);
  return Number.isNaN(most) ? null : Math.min(CONTRAST, Math.max(0, most));
}

function brightness({ width, height, values }: Brightness, x: number, y: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  return column < 0 || row < 0 || column >= width || row >= height ? Number.NaN : (values[row * width + column] ?? 0);
}

/** For each way over the sides of pointy hexes, how much darker the picture is along each line across it than beside that, and how much lighter. */
function profilesOf({ width, height, values }: Brightness) {
  const from = OVER.map(({ x }) => (x < 0 ? x * width : 0));
  const lengths = OVER.map(({ x, y }) => Math.ceil(Math.abs(x) * width + y * height) + 1);
  const [dark, light] = [lengths, lengths].map((all) => all.map((length) => new Float32Array(length))) as [
    Profile[],
    Profile[],
  ];
  for (const [way, over] of OVER.entries()) {
    const beside = Math.round(over.x * BESIDE) + Math.round(over.y * BESIDE) * width;
    const [ofDark, ofLight] = [dark[way], light[way]];
    if (!ofDark || !ofLight) continue;
    for (let y = BESIDE; y < height - BESIDE; y += 1) {
      const begun = (y + 0.5) * over.y - (from[way] ?? 0) + 0.5 * over.x;
      for (let x = BESIDE; x < width - BESIDE; x += 1) {
        const at = y * width + x;
        const contrast = (values[at - beside] ?? 0) + (values[at + beside] ?? 0) - 2 * (values[at] ?? 0);
        addContrast(contrast, Math.floor(begun + x * over.x), ofDark, ofLight);
      }
    }
  }
  return [
    { profiles: dark.map(levelled), sign: 1 as const },
    { profiles: light.map(levelled), sign: -1 as const },
  ];
}

/** The picture with across and down changed about. */
function turned({ width, height, values }: Brightness): Brightness {
  const other = new Uint8Array(values.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) other[x * height + y] = values[y * width + x] ?? 0;
  return { width: height, height: width, values: other };
}
