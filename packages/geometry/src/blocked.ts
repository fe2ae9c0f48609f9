import type { Barriers } from './barriers.ts';
import { clipped } from './clip.ts';
import type { Point } from './point.ts';

/** A point this near to a barrier, in squares, stands on it. */
const TOUCH = 1e-6;

/**
 * Whether a barrier lies on the straight line from `a` to `b`. Touching blocks, an end or a joint too, so nothing
 * slips between two walls that meet. A barrier on which `a` itself stands does not hold it, nor does one that is open
 * on its side.
 */
export function blocked(a: Point, b: Point, barriers: Barriers): boolean {
  return blockerOf(a.x, a.y, b.x, b.y, barriers) !== NONE;
}

/** No barrier, where the number of one is asked for. */
export const NONE = -1;

/**
 * The number of a barrier on the line from a to b, or {@link NONE}; walks the cells under the line.
 * `guess` is looked at first: lines that lie side by side are mostly blocked by the same one.
 */
export function blockerOf(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  barriers: Barriers,
  guess: number = NONE,
): number {
  if (guess !== NONE && crosses(ax, ay, bx, by, barriers, guess)) return guess;
  const { left, top, cell, columns, rows } = barriers;
  const [fromX, fromY, toX, toY] = [(ax - left) / cell, (ay - top) / cell, (bx - left) / cell, (by - top) / cell];
  const inside = fromX >= 0 && fromX <= columns && fromY >= 0 && fromY <= rows;
  if (inside && toX >= 0 && toX <= columns && toY >= 0 && toY <= rows) {
    return walk(ax, ay, bx, by, fromX, fromY, toX, toY, barriers);
  }
  const line = { a: { x: fromX, y: fromY }, b: { x: toX, y: toY } };
  const part = clipped(line, { width: columns, height: rows });
  return part ? walk(ax, ay, bx, by, part.a.x, part.a.y, part.b.x, part.b.y, barriers) : NONE;
}

/** Tests what is listed in the cells from one place of the index to another against the line from a to b. */
function walk(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
  barriers: Barriers,
): number {
  const { columns, rows, first, listed } = barriers;
  let column = Math.floor(fromX);
  let row = Math.floor(fromY);
  const stepX = toX > fromX ? 1 : -1;
  const stepY = toY > fromY ? 1 : -1;
  const perColumn = toX === fromX ? Infinity : Math.abs(1 / (toX - fromX));
  const perRow = toY === fromY ? Infinity : Math.abs(1 / (toY - fromY));
  let nextColumn = perColumn === Infinity ? Infinity : (stepX > 0 ? column + 1 - fromX : fromX - column) * perColumn;
  let nextRow = perRow === Infinity ? Infinity : (stepY > 0 ? row + 1 - fromY : fromY - row) * perRow;
  for (let steps = Math.abs(Math.floor(toX) - column) + Math.abs(Math.floor(toY) - row); steps >= 0; steps -= 1) {
    const here = row * columns + column;
    const end = column >= 0 && row >= 0 && column < columns && row < rows ? (first[here + 1] ?? 0) : 0;
    for (let i = end > 0 ? (first[here] ?? 0) : 0; i < end; i += 1) {
      if (crosses(ax, ay, bx, by, barriers, listed[i] ?? 0)) return listed[i] ?? 0;
    }
    if (nextColumn < nextRow) {
      nextColumn += perColumn;
      column += stepX;
    } else {
      nextRow += perRow;
      row += stepY;
    }
  }
  return NONE;
}

function crosses(ax: number, ay: number, bx: number, by: number, { ends, oneWay }: Barriers, segment: number): boolean {
  const px = ends[segment * 4] ?? 0;
  const py = ends[segment * 4 + 1] ?? 0;
  const qx = ends[segment * 4 + 2] ?? 0;
  const qy = ends[segment * 4 + 3] ?? 0;
  const p = (bx - ax) * (py - ay) - (by - ay) * (px - ax);
  const q = (bx - ax) * (qy - ay) - (by - ay) * (qx - ax);
  if (p * q > 0) return false;
  const a = (qx - px) * (ay - py) - (qy - py) * (ax - px);
  if (a < 0 && oneWay[segment] === 1) return false;
  const b = (qx - px) * (by - py) - (qy - py) * (bx - px);
  if (a * b > 0 && !touches(b, px, py, qx, qy)) return false;
  if (touches(a, px, py, qx, qy) && touches(b, px, py, qx, qy) && apart(ax, ay, bx, by, px, py, qx, qy)) return false;
  return !standsOn(ax, ay, px, py, qx, qy, a);
}

/**
 * Whether an end of a line is as good as on the line of a segment; `area` is twice the area of the triangle they make.
 * By float noise one would else walk through a wall askew: onto the middle of a square that lies on it, and on from there.
 */
const touches = (area: number, px: number, py: number, qx: number, qy: number): boolean =>
  area * area <= TOUCH * TOUCH * ((qx - px) * (qx - px) + (qy - py) * (qy - py));

/** Whether two stretches of one line do not overlap. */
function apart(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  px: number,
  py: number,
  qx: number,
  qy: number,
): boolean {
  return (
    Math.max(ax, bx) < Math.min(px, qx) ||
    Math.max(px, qx) < Math.min(ax, bx) ||
    Math.max(ay, by) < Math.min(py, qy) ||
    Math.max(py, qy) < Math.min(ay, by)
  );
}

/** Whether `a` lies on the segment; `area` is twice the area of the triangle they make. */
function standsOn(ax: number, ay: number, px: number, py: number, qx: number, qy: number, area: number): boolean {
  const length = Math.hypot(qx - px, qy - py);
  if (Math.abs(area) > TOUCH * length) return false;
  const along = ((ax - px) * (qx - px) + (ay - py) * (qy - py)) / length;
  return along >= -TOUCH && along <= length + TOUCH;
}
