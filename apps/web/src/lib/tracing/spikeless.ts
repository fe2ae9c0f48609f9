import type { Point } from '@lanthorn/geometry';

/** The cosine of the angle below which a corner is the tip of a stroke, and no corner of a room. */
const SHARP = Math.cos((50 * Math.PI) / 180);

/**
 * A closed line without the tips of strokes that touch it, such as hatching: sharp corners that are at most so far from
 * one of their neighbours. Small notches that are left behind go with a second look.
 */
export function spikeless(outline: readonly Point[], longest: number): readonly Point[] {
  let points = outline;
  for (let looks = 0; looks < 3; looks += 1) {
    const kept = points.filter((at, place) => {
      const before = points[(place + points.length - 1) % points.length] ?? at;
      const after = points[(place + 1) % points.length] ?? at;
      return !isTip(before, at, after, longest);
    });
    if (kept.length === points.length || kept.length < 3) break;
    points = kept;
  }
  return points;
}

function isTip(before: Point, at: Point, after: Point, longest: number): boolean {
  const [ax, ay, bx, by] = [before.x - at.x, before.y - at.y, after.x - at.x, after.y - at.y];
  const [one, other] = [Math.hypot(ax, ay), Math.hypot(bx, by)];
  if (Math.min(one, other) > longest) return false;
  return (ax * bx + ay * by) / Math.max(1e-9, one * other) > SHARP;
}
