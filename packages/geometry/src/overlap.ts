import type { Point } from './point.ts';

/** What is less than this touches alone, by the noise of floating numbers. */
const TOUCH = 1e-9;

/** Whether two convex outlines have some ground in common; those that touch at a side or a corner have none. */
export const overlap = (one: readonly Point[], other: readonly Point[]): boolean =>
  !liesApart(one, other) && !liesApart(other, one);

/** Whether a side of the one has all of the other beyond it. */
function liesApart(one: readonly Point[], other: readonly Point[]): boolean {
  return one.some((a, at) => {
    const b = one[(at + 1) % one.length] ?? a;
    const beyond = ({ x, y }: Point): number => (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);
    const inside = Math.sign(Math.max(...one.map(beyond)) + Math.min(...one.map(beyond)));
    return other.every((corner) => beyond(corner) * inside <= TOUCH);
  });
}
