import type { Point } from '@lanthorn/geometry';
import { turnedArea } from './outlines.ts';

/** Whether a point lies within an outline. */
export const isWithin = (outline: readonly Point[], { x, y }: Point): boolean =>
  crossings(outline, y).filter((at) => at > x).length % 2 === 1;

/** How alike the areas are of one floor that was followed twice, by other settings. */
const ALIKE = 0.6;

/** Whether two outlines are those of one floor, followed more closely or less: they are as large, and one lies over the other. */
export function isSameFloor(one: readonly Point[], other: readonly Point[]): boolean {
  const [a, b] = [Math.abs(turnedArea(one)), Math.abs(turnedArea(other))];
  return Math.min(a, b) > ALIKE * Math.max(a, b) && isWithin(other, insideOf(one));
}

/** A point well within an outline: the middle of its widest stretch at about half its height. */
function insideOf(outline: readonly Point[]): Point {
  const heights = outline.map(({ y }) => y);
  // Off the grid, so that it runs along no side.
  const y = (Math.min(...heights) + Math.max(...heights)) / 2 + 0.013;
  const at = crossings(outline, y).toSorted((one, next) => one - next);
  const stretches = at.flatMap((from, nth) => (nth % 2 === 0 ? [{ from, to: at[nth + 1] ?? from }] : []));
  const [widest] = stretches.toSorted((one, next) => next.to - next.from - (one.to - one.from));
  return { x: widest ? (widest.from + widest.to) / 2 : Number.NaN, y };
}

/** Where the sides of an outline cross a level line. */
const crossings = (outline: readonly Point[], y: number): readonly number[] =>
  outline.flatMap((a, at) => {
    const b = outline[(at + 1) % outline.length] ?? a;
    return a.y > y !== b.y > y ? [((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x] : [];
  });
