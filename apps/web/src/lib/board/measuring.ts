import { feetThroughAir, type GridKind, type Point } from '@lanthorn/geometry';
import { counted } from '@lanthorn/rules';
import { bandOf } from '../afield/bands.ts';
import type { Measured } from './model.ts';
import { isSlanting, measured, type Way } from './way.ts';

/** How far the party goes: feet in a turn, and in a round of an encounter. */
export interface Pace {
  readonly turn: number;
  readonly round: number;
}

/** Feet along a way, corner by corner, as one walks. */
export const feetAlong = (points: readonly Point[], feetPerSquare: number, grid: GridKind): number =>
  points.reduce((feet, point, place) => {
    const before = points[place - 1];
    return before ? feet + measured(before, point, feetPerSquare, grid) : feet;
  }, 0);

const HALVES: Readonly<Record<string, string>> = { '0': '', '0.5': '½' };

function squaresIn(feet: number, feetPerSquare: number): string {
  const halves = Math.round((feet / feetPerSquare) * 2) / 2;
  const whole = Math.floor(halves);
  const half = HALVES[String(halves - whole)] ?? '';
  return `${whole > 0 || half === '' ? whole : ''}${half} ${halves > 1 ? 'squares' : 'square'}`;
}

/**
 * How far a length goes besides feet, `4½ squares`, `1 turn`, `2 rounds`: turns and rounds as many as it takes, begun ones
 * whole. Where no grid is shown, its band in the place of squares: `Near`.
 */
const reachesOf = (feet: number, { feetPerSquare, gridLines }: Measured, { turn, round }: Pace): readonly string[] => [
  gridLines === 'none' ? (bandOf(feet, 'feet')?.name ?? '') : squaresIn(feet, feetPerSquare),
  ...(turn > 0 && feet > 0 ? [counted(Math.ceil(feet / turn), 'turn')] : []),
  ...(round > 0 && feet > 0 ? [counted(Math.ceil(feet / round), 'round')] : []),
];

/** `, 30 of them up`: what of a length goes by the difference in height; nothing where there is none. */
const risingInWords = (rise: number): string =>
  rise === 0 ? '' : `, ${Math.abs(rise)} of them ${rise > 0 ? 'up' : 'down'}`;

/**
 * `45′ · 4½ squares · 1 turn · 2 rounds`. Squares, turns and rounds are those along the ground.
 * @param feet along the ground @param rise feet up or, below nought, down
 */
export const lengthInWords = (feet: number, on: Measured, pace: Pace, rise = 0): string =>
  [`${Math.round(feetThroughAir(feet, rise))}′${risingInWords(rise)}`, ...reachesOf(feet, on, pace)].join(' · ');

/** `45 feet, 4½ squares, 1 turn, 2 rounds`: as it is read out. */
export const lengthAloud = (feet: number, on: Measured, pace: Pace, rise = 0): string =>
  [`${Math.round(feetThroughAir(feet, rise))} feet${risingInWords(rise)}`, ...reachesOf(feet, on, pace)].join(', ');

/** A measured way with its length; where it slants over squares, with how that is counted. @param rise feet from the height of its beginning to that of its end */
export function measuredWay(points: readonly Point[], on: Measured, pace: Pace, rise = 0): Way {
  const { feetPerSquare, grid, gridLines } = on;
  const feet = feetAlong(points, feetPerSquare, grid);
  const words = lengthInWords(feet, on, pace, rise);
  const slants = grid === 'square' && gridLines !== 'none' && isSlanting(points);
  return {
    points,
    feet: feetThroughAir(feet, rise),
    allowed: true,
    label: slants ? `${words} · diagonals count 1½` : words,
  };
}
