import type { Point } from '@lanthorn/geometry';

/** A closed line with as few corners as stay within `tolerance` of it (Douglas and Peucker), in the line's own measure. */
export function simplified(outline: readonly Point[], tolerance: number): readonly Point[] {
  if (outline.length < 4) return outline;
  const [first] = outline;
  const far = first ? farthest(outline, first) : 0;
  const kept = new Uint8Array(outline.length + 1);
  const ring = [...outline, ...(first ? [first] : [])];
  kept[0] = 1;
  kept[far] = 1;
  const spans: [number, number][] = [
    [0, far],
    [far, outline.length],
  ];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    const { at, off } = farthestFrom(ring, from, to);
    if (off <= tolerance) continue;
    kept[at] = 1;
    spans.push([from, at], [at, to]);
  }
  return outline.filter((_, at) => kept[at] === 1);
}

function farthest(outline: readonly Point[], from: Point): number {
  let [best, most] = [0, -1];
  for (const [at, { x, y }] of outline.entries()) {
    const off = (x - from.x) ** 2 + (y - from.y) ** 2;
    if (off > most) [best, most] = [at, off];
  }
  return best;
}

/** Which corner between two lies farthest off the straight line from one to the other. */
function farthestFrom(ring: readonly Point[], from: number, to: number): { readonly at: number; readonly off: number } {
  const [a, b] = [ring[from], ring[to]];
  if (!a || !b) return { at: from, off: 0 };
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy);
  let [best, most] = [from, 0];
  for (let at = from + 1; at < to; at += 1) {
    const { x, y } = ring[at] ?? a;
    const off = length === 0 ? Math.hypot(x - a.x, y - a.y) : Math.abs((x - a.x) * dy - (y - a.y) * dx) / length;
    if (off > most) [best, most] = [at, off];
  }
  return { at: best, off: most };
}
