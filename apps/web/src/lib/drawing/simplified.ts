import type { Point } from '@lanthorn/geometry';
import { nearestOn } from './in-wall.ts';

/** An open line by fewer points, none of those left out farther from it than `close` (Douglas and Peucker), in the line's own measure. */
export function simplified(line: readonly Point[], close: number): readonly Point[] {
  const kept = new Uint8Array(line.length).fill(1, 0, 1).fill(1, -1);
  const spans: [number, number][] = [[0, line.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    const { at, off } = farthestBetween(line, from, to);
    if (off <= close) continue;
    kept[at] = 1;
    spans.push([from, at], [at, to]);
  }
  return line.filter((_, at) => kept[at] === 1);
}

/** The same of a closed line, whose last point is joined to its first: what lies on either side of the point farthest from that. */
export function simplifiedRing(ring: readonly Point[], close: number): readonly Point[] {
  const [first] = ring;
  if (!first || ring.length < 4) return ring;
  const far = farthestFrom(ring, first);
  const [there, back] = [ring.slice(0, far + 1), [...ring.slice(far), first]];
  return [there, back].flatMap((half) => simplified(half, close).slice(0, -1));
}

function farthestFrom(line: readonly Point[], { x, y }: Point): number {
  let [best, most] = [0, -1];
  for (const [at, point] of line.entries()) {
    const off = (point.x - x) ** 2 + (point.y - y) ** 2;
    if (off > most) [best, most] = [at, off];
  }
  return best;
}

/** Which point between two lies farthest off the straight line from one to the other. */
function farthestBetween(
  line: readonly Point[],
  from: number,
  to: number,
): { readonly at: number; readonly off: number } {
  const [a, b] = [line[from], line[to]];
  let [best, most] = [from, 0];
  if (!a || !b) return { at: best, off: most };
  for (let at = from + 1; at < to; at += 1) {
    const { off } = nearestOn({ a, b }, line[at] ?? a);
    if (off > most) [best, most] = [at, off];
  }
  return { at: best, off: most };
}
