import type { Point } from '@lanthorn/geometry';
import { addContrast, BESIDE, levelled, type Profile, repeatedIn } from './folds.ts';
import type { Brightness } from './trace.ts';

/** Squares that are drawn in a picture. */
export interface SquaresFound {
  /** The side of one in pixels. */
  readonly pixels: number;
  /** Where the first whole one begins: less than a square from the picture's corner. */
  readonly corner: Point;
  /** How many times the scatter of the others its lines stand out. */
  readonly score: number;
}

/** The least and, as a part of the shorter side, the most that a square measures. */
const [SMALLEST, LARGEST] = [8, 1 / 4];
/** How far a square may measure from what it is known to measure about, in pixels. */
const ABOUT = 2;
/** How many times the scatter of the others the lines of a grid stand out. */
const CLEAR = 9;

/**
 * Finds the grid that is drawn in a picture, of lines darker or lighter than what they lie on; null for none.
 * @param about how many pixels a square measures about, where that is known
 */
export function squaresIn(picture: Brightness, about: number | null = null): SquaresFound | null {
  const most = Math.min(picture.width, picture.height) * LARGEST;
  const [from, to] = about === null ? [SMALLEST, most] : [about - ABOUT, about + ABOUT];
  const found = profilesOf(picture).flatMap((profiles) => repeatedIn(profiles, from, to, CLEAR) ?? []);
  const [clearest] = found.toSorted((one, other) => other.score - one.score);
  if (!clearest) return null;
  const [x = 0, y = 0] = clearest.firsts;
  return { pixels: clearest.period, corner: { x, y }, score: clearest.score };
}

type Profiles = readonly [across: Profile, down: Profile];

/** For each column and each row, how much darker it is than what lies beside it, and how much lighter. */
function profilesOf({ width, height, values }: Brightness): readonly [Profiles, Profiles] {
  const [dark, light] = [profilesFor(width, height), profilesFor(width, height)];
  const [left, above] = [BESIDE, BESIDE * width];
  for (let y = BESIDE; y < height - BESIDE; y += 1)
    for (let x = BESIDE; x < width - BESIDE; x += 1) {
      const at = y * width + x;
      const twice = 2 * (values[at] ?? 0);
      addContrast((values[at - left] ?? 0) + (values[at + left] ?? 0) - twice, x, dark[0], light[0]);
      addContrast((values[at - above] ?? 0) + (values[at + above] ?? 0) - twice, y, dark[1], light[1]);
    }
  const level = ([across, down]: Profiles): Profiles => [levelled(across), levelled(down)];
  return [level(dark), level(light)];
}

const profilesFor = (width: number, height: number): Profiles => [new Float32Array(width), new Float32Array(height)];
