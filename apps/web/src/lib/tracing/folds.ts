/** A pixel counts for no more than this much contrast: a wall is no stronger than a line of the grid. */
export const CONTRAST = 24;
/** How far beside a line the picture is compared with it, in pixels. */
export const BESIDE = 2;
/** What is near a column or row: so many pixels to both sides. */
const NEAR = 24;
/** How many times the scatter of the others the lines of a grid stand out, in each direction. */
const SEEN = 4;
/**
 * How far the lines of two distances that are tried one after the other part over the whole picture, at most: as a part
 * of the distance, and in pixels: the rim of a thick line is hardly wider than half of that.
 */
const [PARTING, PARTED] = [0.1, 4];
/** A line is looked for so far from where it should lie, as a part of the distance to the next. */
const ASTRAY = 0.12;

/** How strongly a line lies at each pixel of a way across the picture. */
export type Profile = Float32Array;

/** How strongly lines that repeat stand out. */
interface Fold {
  readonly score: number;
  /** Where the first line lies, in pixels. */
  readonly first: number;
}

/** Lines that repeat over a picture in several directions at the same distance. */
export interface Repeated {
  /** How far all of them stand out. */
  readonly score: number;
  /** From line to line, in pixels. */
  readonly period: number;
  /** Where the first line lies in each direction, in pixels: less than a period from the beginning. */
  readonly firsts: readonly number[];
}

/** The distance at which lines repeat most clearly in all of some directions, between two bounds; null for none. */
export function repeatedIn(profiles: readonly Profile[], least: number, most: number, clear: number): Repeated | null {
  let [period, score] = [0, 0];
  const length = Math.max(...profiles.map((profile) => profile.length));
  for (let rate = 1 / most; rate <= 1 / least; rate += Math.min(PARTING, PARTED * rate) / length) {
    const here = scoreOf(profiles, 1 / rate);
    if (here > score) [period, score] = [1 / rate, here];
  }
  if (score < clear) return null;
  return { score, ...fitted(profiles, period * partOf(profiles, period, most)) };
}

/**
 * Where lines repeat, so they do in every part of that, though a half or a third of those lie on nothing: how many times
 * over the distance they stand out most once they lie as well as they can.
 */
function partOf(profiles: readonly Profile[], period: number, most: number): number {
  let [best, score] = [1, 0];
  for (let many = 1; many * period <= most; many += 1) {
    const here = scoreOf(profiles, fitted(profiles, many * period).period);
    if (here > score) [best, score] = [many, here];
  }
  return best;
}

/** All directions have to show the lines: what repeats in some alone is no grid. */
function scoreOf(profiles: readonly Profile[], period: number): number {
  const scores = profiles.map((profile) => folded(profile, period).score);
  return Math.min(...scores) < SEEN ? 0 : Math.hypot(...scores);
}

/** Adds what is darker, or lighter, than what lies beside it to the strength of a line. */
export function addContrast(contrast: number, at: number, dark: Profile, light: Profile): void {
  if (contrast > 0) dark[at] = (dark[at] ?? 0) + Math.min(CONTRAST, contrast);
  else light[at] = (light[at] ?? 0) + Math.min(CONTRAST, -contrast);
}

/**
 * Square roots, so that few strong lines do not drown many weak ones, each beside the mean of what is near: hatched rock
 * has more lines than a room. With a scatter of one.
 */
export function levelled(profile: Profile): Profile {
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
function folded(profile: Profile, period: number): Fold {
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

/** The distance by where the lines truly lie, each as far as it shows: by least squares over all directions. */
function fitted(profiles: readonly Profile[], begun: number): Omit<Repeated, 'score'> {
  let period = begun;
  let firsts = profiles.map((profile) => folded(profile, period).first);
  for (let looks = 0; looks < 3; looks += 1) {
    const lines = profiles.map((profile, way) => lineUp(profile, period, firsts[way] ?? 0));
    const better = sum(lines, ({ along }) => along) / sum(lines, ({ spread }) => spread);
    // Where no direction has two lines, nothing says how far it is from one to the next.
    if (!(Math.abs(better - begun) < begun * 2 * ASTRAY)) break;
    period = better;
    firsts = lines.map(({ middle, number }) => middle - number * period);
  }
  return { period, firsts: firsts.map((at) => ((at % period) + period) % period) };
}

const sum = <One>(list: readonly One[], of: (one: One) => number): number =>
  list.reduce((all, one) => all + of(one), 0);

/** The lines near where a grid has them: their mean number and place, and how place goes with number. */
function lineUp(profile: Profile, period: number, first: number) {
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
