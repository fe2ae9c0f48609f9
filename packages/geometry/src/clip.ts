import type { Bounds } from './bounds.ts';
import type { Segment } from './point.ts';

/** The part of a segment that lies on a map of these bounds, edges included; null when none does. */
export function clipped(segment: Segment, { width, height }: Bounds): Segment | null {
  const { a, b } = segment;
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  let [from, to] = [0, 1];
  for (const [speed, room] of [
    [-dx, a.x],
    [dx, width - a.x],
    [-dy, a.y],
    [dy, height - a.y],
  ] as const) {
    if (speed === 0 && room < 0) return null;
    if (speed < 0) from = Math.max(from, room / speed);
    if (speed > 0) to = Math.min(to, room / speed);
  }
  if (!(from < to)) return null;
  return {
    a: from === 0 ? a : { x: a.x + dx * from, y: a.y + dy * from },
    b: to === 1 ? b : { x: a.x + dx * to, y: a.y + dy * to },
  };
}
