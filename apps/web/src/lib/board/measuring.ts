import type { GridKind, Point } from '@lanthorn/geometry';
import { counted } from '@lanthorn/rules';
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

/** How far a length goes besides feet, `4½ squares`, `1 turn`, `2 rounds`: turns and rounds as many as it takes, begun ones whole. */
const reachesOf = (feet: number, feetPerSquare: number, { turn, round }: Pace): readonly string[] => [
  squaresIn(feet, feetPerSquare),
  ...(turn > 0 && feet > 0 ? [counted(Math.ceil(feet / turn), 'turn')] : []),
  ...(round > 0 && feet > 0 ? [counted(Math.ceil(feet / round), 'round')] : []),
];

/** `45′ · 4½ squares · 1 turn · 2 rounds`. */
export const lengthInWords = (feet: number, feetPerSquare: number, pace: Pace): string =>
  [`${Math.round(feet)}′`, ...reachesOf(feet, feetPerSquare, pace)].join(' · ');

/** `45 feet, 4½ squares, 1 turn, 2 rounds`: as it is read out. */
export const lengthAloud = (feet: number, feetPerSquare: number, pace: Pace): string =>
  [`${Math.round(feet)} feet`, ...reachesOf(feet, feetPerSquare, pace)].join(', ');

/** A measured way with its length; where it slants, with how that is counted. */
export function measuredWay(points: readonly Point[], feetPerSquare: number, grid: GridKind, pace: Pace): Way {
  const feet = feetAlong(points, feetPerSquare, grid);
  const words = lengthInWords(feet, feetPerSquare, pace);
  return {
    points,
    feet,
    allowed: true,
    label: grid === 'square' && isSlanting(points) ? `${words} · diagonals count 1½` : words,
  };
}
