import type { Point } from '@lanthorn/geometry';
import type { Brightness } from './trace.ts';

/** Squares that are drawn in a picture. */
export interface SquaresFound {
  /** The side of one in pixels. */
  readonly pixels: number;
  /** Where the first whole one begins: less than a square from the picture's corner. */
  readonly corner: Point;
}

/** The least and, as a part of the shorter side, the most that a square measures. */
const [SMALLEST, LARGEST] = [8, 1 / 4];
/** How far beside a line the picture is compared with it, in pixels. */
const BESIDE = 2;
/** A pixel counts for no more than this much contrast: a wall is no stronger than a line of the grid. */
const CONTRAST = 24;
/** What is near a column or row: so many pixels to both sides. */
const NEAR = 24;
/** How many times the scatter of the others the lines of a grid stand out: on both sides, and on each. */
const [CLEAR, SEEN] = [9, 4];
/** How many times over the squares that were found first may be parts of the true ones. */
const MOST_PARTS = 6;
/** A line is looked for so far from where it should lie, as a part of a square. */
const ASTRAY = 0.12;

/** How strongly each column, or row, is a line, and how much the fold stands out of it. */
interface Fold {
  readonly score: number;
  /** Where the first line lies, in pixels. */
  readonly first: number;
}

/** Finds the grid that is drawn in a picture, of lines darker or lighter than what they lie on; null for none. */
export function squaresIn(picture: Brightness): SquaresFound | null {
  const most = Math.min(picture.width, picture.height) * LARGEST;
  const found = profilesOf(picture).flatMap(([across, down]) => best(across, down, most) ?? []);
  const [clearest] = found.toSorted((one, other) => other.score - one.score);
  return clearest ? clearest.squares : null;
}

function best(across: Float32Array, down: Float32Array, most: number) {
  let [period, score] = [0, 0];
  // So fine that over the whole picture the lines of two neighbours part by no more than a tenth of a square.
  const step = 0.1 / Math.max(across.length, down.length);
  for (let rate = 1 / most; rate <= 1 / SMALLEST; rate += step) {
    const here = scoreOf(folded(across, 1 / rate), folded(down, 1 / rate));
    if (here > score) [period, score] = [1 / rate, here];
  }
  if (score < CLEAR) return null;
  return { score, squares: fitted(across, down, period * partOf(across, down, period, most)) };
}

/**
 * Where lines repeat, so they do in every part of that, though a half or a third of those lie on nothing: how many times
 * over the squares stand out most once they lie as well as they can.
 */
function partOf(across: Float32Array, down: Float32Array, period: number, most: number): number {
  let [best, score] = [1, 0];
  for (let many = 1; many <= MOST_PARTS && many * period <= most; many += 1) {
    const { pixels } = fitted(across, down, many * period);
    const here = scoreOf(folded(across, pixels), folded(down, pixels));
    if (here > score) [best, score] = [many, here];
  }
  return best;
}

/** Both sides have to show the lines: what repeats in one alone is no grid. */
const scoreOf = (across: Fold, down: Fold): number =>
  Math.min(across.score, down.score) < SEEN ? 0 : Math.hypot(across.score, down.score);

type Profiles = readonly [across: Float32Array, down: Float32Array];

/** For each column and each row, how much darker it is than what lies beside it, and how much lighter. */
function profilesOf({ width, height, values }: Brightness): readonly [Profiles, Profiles] {
  const [dark, light] = [profilesFor(width, height), profilesFor(width, height)];
  const [left, above] = [BESIDE, BESIDE * width];
  for (let y = BESIDE; y < height - BESIDE; y += 1)
    for (let x = BESIDE; x < width - BESIDE; x += 1) {
      const at = y * width + x;
      const twice = 2 * (values[at] ?? 0);
      count((values[at - left] ?? 0) + (values[at + left] ?? 0) - twice, x, dark[0], light[0]);
      count((values[at - above] ?? 0) + (values[at + above] ?? 0) - twice, y, dark[1], light[1]);
    }
  const level = ([across, down]: Profiles): Profiles => [levelled(across), levelled(down)];
  return [level(dark), level(light)];
}

const profilesFor = (width: number, height: number): Profiles => [new Float32Array(width), new Float32Array(height)];

function count(contrast: number, at: number, dark: Float32Array, light: Float32Array): void {
  if (contrast > 0) dark[at] = (dark[at] ?? 0) + Math.min(CONTRAST, contrast);
  else light[at] = (light[at] ?? 0) + Math.min(CONTRAST, -contrast);
}

/**
 * Square roots, so that few strong lines do not drown many weak ones, each beside the mean of what is near: hatched rock
 * has more lines than a room. With a scatter of one.
 */
function levelled(profile: Float32Array): Float32Array {
  const roots = profile.map(Math.sqrt);
  const sums = new Float64Array(roots.length + 1);
  for (const [at, root] of roots.entries()) sums[at + 1] = (sums[at] ?? 0) + root;
  const level = roots.map((root, at) => {
    const [from, to] = [Math.max(0, at - NEAR), Math.min(roots.length, at + NEAR + 1)];
    return root - ((sums[to] ?? 0) - (sums[from] ?? 0)) / (to - from);
  });
  const scatter = Math.sqrt(level.reduce((all, value) => all + value ** 2, 0) / level.length) || 1;
  return level.map((value) => value / scatter);
}

/** Lays a profile over itself again and again, and looks where most of it comes together. */
function folded(profile: Float32Array, period: number): Fold {
  const bins = Math.floor(period);
  const [sums, counts] = [new Float64Array(bins), new Uint32Array(bins)];
  const scale = bins / period;
  for (let at = 0; at < profile.length; at += 1) {
    const bin = Math.min(bins - 1, Math.floor((at % period) * scale));
    sums[bin] = (sums[bin] ?? 0) + (profile[at] ?? 0);
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  let found: Fold = { score: 0, first: 0 };
  for (let bin = 0; bin < bins; bin += 1) {
    // A line may lie across two of them.
    const next = (bin + 1) % bins;
    const [all, count] = [(sums[bin] ?? 0) + (sums[next] ?? 0), (counts[bin] ?? 0) + (counts[next] ?? 0)];
    const score = all / Math.sqrt(count || 1);
    if (score > found.score) found = { score, first: (bin + 1) / scale };
  }
  return found;
}

/** The side of a square by where its lines truly lie, each as far as it shows: by least squares over both directions. */
function fitted(across: Float32Array, down: Float32Array, period: number): SquaresFound {
  let pixels = period;
  let [x, y] = [folded(across, period).first, folded(down, period).first];
  for (let looks = 0; looks < 3; looks += 1) {
    const sides = [lineUp(across, pixels, x), lineUp(down, pixels, y)] as const;
    pixels = sum(sides, ({ along }) => along) / (sum(sides, ({ spread }) => spread) || 1);
    [x, y] = [sides[0].middle - sides[0].number * pixels, sides[1].middle - sides[1].number * pixels];
  }
  const first = (at: number) => ((at % pixels) + pixels) % pixels;
  return { pixels, corner: { x: first(x), y: first(y) } };
}

const sum = <One>(list: readonly One[], of: (one: One) => number): number =>
  list.reduce((all, one) => all + of(one), 0);

/** The lines near where a grid has them: their mean number and place, and how place goes with number. */
function lineUp(profile: Float32Array, period: number, first: number) {
  const lines: { readonly number: number; readonly at: number; readonly weight: number }[] = [];
  const reach = Math.max(1.5, period * ASTRAY);
  for (let number = 0; first + number * period < profile.length; number += 1) {
    const [from, to] = [first + number * period - reach, first + number * period + reach].map(Math.round);
    let [weight, moment] = [0, 0];
    for (let at = Math.max(0, from ?? 0); at <= Math.min(profile.length - 1, to ?? 0); at += 1) {
      const here = Math.max(0, profile[at] ?? 0) ** 2;
      weight += here;
      moment += here * (at + 0.5);
    }
    // A line that hardly shows may be none.
    if (weight > 0) lines.push({ number, at: moment / weight, weight: weight ** 2 });
  }
  const all = sum(lines, ({ weight }) => weight) || 1;
  const number = sum(lines, (one) => one.number * one.weight) / all;
  const middle = sum(lines, (one) => one.at * one.weight) / all;
  return {
    number,
    middle,
    along: sum(lines, (one) => one.weight * (one.number - number) * (one.at - middle)),
    spread: sum(lines, (one) => one.weight * (one.number - number) ** 2),
  };
}
