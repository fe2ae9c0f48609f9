import { type Bounds, within } from './bounds.ts';
import { midpointOf, type Point, type Segment, type Square } from './point.ts';
import { INSET } from './sight.ts';

/** A stretch of wall in or along single squares, and the squares inside the bounds that it touches. */
export interface WallPiece {
  readonly segment: Segment;
  readonly squares: readonly Square[];
}

/** Walls cut at the grid's lines, so that each seat can be told of those pieces alone that border what it has explored. */
export function wallPieces(walls: readonly Segment[], bounds: Bounds): WallPiece[] {
  return walls.flatMap((wall) =>
    cutAtGrid(wall).map((segment) => ({
      segment,
      squares: touched(segment).filter((square) => within(square, bounds)),
    })),
  );
}

/** Into how many pieces walls are cut, without cutting them. */
export const countPieces = (walls: readonly Segment[]): number =>
  walls.reduce((sum, { a, b }) => sum + 1 + countCrossings(a.x, b.x) + countCrossings(a.y, b.y), 0);

/** How many whole numbers lie between two others. */
const countCrossings = (from: number, to: number): number =>
  Math.max(0, Math.ceil(Math.max(from, to)) - Math.floor(Math.min(from, to)) - 1);

/** The squares that a segment lies in or borders. */
export function segmentSquares(segment: Segment): Square[] {
  const squares = new Map<string, Square>();
  for (const piece of cutAtGrid(segment))
    for (const square of touched(piece)) squares.set(`${square.x},${square.y}`, square);
  return [...squares.values()];
}

function cutAtGrid(segment: Segment): Segment[] {
  const { a, b } = segment;
  const cuts = [0, ...crossings(a.x, b.x), ...crossings(a.y, b.y), 1].sort((one, other) => one - other);
  const at = (part: number): Point => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });
  const pieces: Segment[] = [];
  let from = 0;
  for (const to of cuts) {
    if (to - from < 1e-9) continue;
    pieces.push({ a: from === 0 ? a : at(from), b: to === 1 ? b : at(to) });
    from = to;
  }
  return pieces;
}

/** How far along (0 to 1) a stretch from `from` to `to` passes each whole number. */
function crossings(from: number, to: number): number[] {
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  const parts: number[] = [];
  for (let line = Math.floor(low) + 1; line < high; line += 1) parts.push((line - from) / (to - from));
  return parts;
}

/** The squares within {@link INSET} of a piece's middle: one whose edge it nearly is sees it as its edge. */
function touched(piece: Segment): Square[] {
  const { x, y } = midpointOf(piece);
  const near = (at: number): number[] => [...new Set([Math.floor(at - INSET), Math.floor(at + INSET)])];
  return near(y).flatMap((row) => near(x).map((column) => ({ x: column, y: row })));
}
