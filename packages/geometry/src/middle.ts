import type { Square } from './point.ts';

/** The one of some squares that is nearest to the middle of them all, the first of several; null of none. */
export function middleOf(squares: readonly Square[]): Square | null {
  const [first] = squares;
  if (!first) return null;
  const sum = squares.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  const off = ({ x, y }: Square) => Math.hypot(x - sum.x / squares.length, y - sum.y / squares.length);
  return squares.reduce((nearest, one) => (off(one) < off(nearest) ? one : nearest), first);
}
