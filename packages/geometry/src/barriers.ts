import type { Point, Segment } from './point.ts';

/** How far a barrier reaches past its ends, in squares: it closes joints that float noise left open. */
const REACH = 0.001;
/** How far from a cell a barrier may lie and still be listed in it, in cells: a line through a corner misses none. */
const MARGIN = 0.01;
/** Most cells to a side of the index; wider maps get larger cells. */
const MOST_CELLS = 1024;

/** A straight line that blocks. */
export interface Barrier extends Segment {
  /** It holds nothing that comes from its left, as one goes from its first end to its second, with y down. */
  readonly oneWay?: true;
}

/** Whether a barrier holds what comes from a point: one that is open on that side does not. */
export const holdsFrom = ({ x, y }: Point, { a, b, oneWay }: Barrier): boolean =>
  oneWay !== true || (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) >= 0;

/**
 * Segments that block, indexed by the cells they touch, so that a line only tests those near it.
 * Build it once for a set of walls and closed doors; segments that are not finite are left out.
 */
export interface Barriers {
  readonly count: number;
  /** Top left corner of the index, in squares. */
  readonly left: number;
  readonly top: number;
  /** Side of a cell, in squares. */
  readonly cell: number;
  readonly columns: number;
  readonly rows: number;
  /** Four numbers a segment: ax, ay, bx, by. */
  readonly ends: Float64Array;
  /** One for each segment: 1 for one that holds nothing from its left. */
  readonly oneWay: Uint8Array;
  /** Cell c lists the segments `listed[first[c]]` up to `listed[first[c + 1]]`. */
  readonly first: Int32Array;
  readonly listed: Int32Array;
}

const built = new WeakMap<readonly Barrier[], Barriers>();

/** The index of these segments, built once for each list. */
export function barriersOf(segments: readonly Barrier[]): Barriers {
  const known = built.get(segments);
  if (known) return known;
  const barriers = build(segments);
  built.set(segments, barriers);
  return barriers;
}

function build(segments: readonly Barrier[]): Barriers {
  const finite = segments.filter(({ a, b }) => Number.isFinite(Math.hypot(b.x - a.x, b.y - a.y)));
  const ends = lengthened(finite);
  const oneWay = Uint8Array.from(finite, (one) => (one.oneWay ? 1 : 0));
  const frame = frameOf(ends);
  const cells = frame.columns * frame.rows;
  const first = new Int32Array(cells + 1);
  const listings: number[] = [];
  eachListing(ends, frame, (cell, segment) => {
    first[cell + 1] = (first[cell + 1] ?? 0) + 1;
    listings.push(cell, segment);
  });
  for (let cell = 0; cell < cells; cell += 1) first[cell + 1] = (first[cell + 1] ?? 0) + (first[cell] ?? 0);
  const next = first.slice();
  const listed = new Int32Array(first[cells] ?? 0);
  for (let at = 0; at < listings.length; at += 2) {
    const cell = listings[at] ?? 0;
    const place = next[cell] ?? 0;
    listed[place] = listings[at + 1] ?? 0;
    next[cell] = place + 1;
  }
  return { count: ends.length / 4, ...frame, ends, oneWay, first, listed };
}

function lengthened(segments: readonly Segment[]): Float64Array {
  const ends: number[] = [];
  for (const { a, b } of segments) {
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const dx = length > 0 ? ((b.x - a.x) / length) * REACH : REACH;
    const dy = length > 0 ? ((b.y - a.y) / length) * REACH : 0;
    ends.push(a.x - dx, a.y - dy, b.x + dx, b.y + dy);
  }
  return Float64Array.from(ends);
}

type Frame = Pick<Barriers, 'left' | 'top' | 'cell' | 'columns' | 'rows'>;

function frameOf(ends: Float64Array): Frame {
  if (ends.length === 0) return { left: 0, top: 0, cell: 1, columns: 0, rows: 0 };
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < ends.length; i += 2) {
    const [x, y] = [ends[i] ?? 0, ends[i + 1] ?? 0];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  left = Math.floor(left) - 1;
  top = Math.floor(top) - 1;
  const cell = Math.max(1, (right - left + 2) / MOST_CELLS, (bottom - top + 2) / MOST_CELLS);
  return { left, top, cell, columns: Math.ceil((right - left + 1) / cell), rows: Math.ceil((bottom - top + 1) / cell) };
}

function eachListing(ends: Float64Array, frame: Frame, list: (cell: number, segment: number) => void): void {
  for (let segment = 0; segment < ends.length / 4; segment += 1)
    eachCell(ends, segment, frame, (cell) => list(cell, segment));
}

/** Calls `visit` with every cell that the segment crosses or comes near, row by row. */
function eachCell(ends: Float64Array, segment: number, frame: Frame, visit: (cell: number) => void): void {
  const at = (i: number, from: number): number => ((ends[segment * 4 + i] ?? 0) - from) / frame.cell;
  const [ax, ay, bx, by] = [at(0, frame.left), at(1, frame.top), at(2, frame.left), at(3, frame.top)];
  const [low, high] = [Math.min(ay, by) - MARGIN, Math.max(ay, by) + MARGIN];
  for (let row = Math.max(0, Math.floor(low)); row <= Math.min(frame.rows - 1, Math.floor(high)); row += 1) {
    const [x0, x1] = spanInRow(ax, ay, bx, by, row - MARGIN, row + 1 + MARGIN);
    const from = Math.max(0, Math.floor(x0 - MARGIN));
    const to = Math.min(frame.columns - 1, Math.floor(x1 + MARGIN));
    for (let column = from; column <= to; column += 1) visit(row * frame.columns + column);
  }
}

/** The least and greatest x of the part of a segment between two heights. */
function spanInRow(ax: number, ay: number, bx: number, by: number, top: number, bottom: number): [number, number] {
  if (ay === by) return [Math.min(ax, bx), Math.max(ax, bx)];
  const xAt = (y: number): number =>
    ax + ((bx - ax) * (Math.min(Math.max(y, Math.min(ay, by)), Math.max(ay, by)) - ay)) / (by - ay);
  const [one, other] = [xAt(top), xAt(bottom)];
  return [Math.min(one, other), Math.max(one, other)];
}
