import type { Point, Segment } from './point.ts';

/**
 * How far from `a` the straight line to `b` meets a segment that lies across it, as a part of the whole way: 0 at `a`,
 * 1 at `b`. Of a segment that lies along the line, the end that comes first.
 */
export function meetingPart(a: Point, b: Point, { a: p, b: q }: Segment): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const across = dx * (q.y - p.y) - dy * (q.x - p.x);
  if (across !== 0) return ((p.x - a.x) * (q.y - p.y) - (p.y - a.y) * (q.x - p.x)) / across;
  const along = ({ x, y }: Point): number => ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1);
  return Math.min(along(p), along(q));
}
