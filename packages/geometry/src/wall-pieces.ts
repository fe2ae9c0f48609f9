import { within } from './bounds.ts';
import { type GridBounds, type GridKind, gridOf } from './grid.ts';
import { INSET } from './inset.ts';
import { midpointOf, pointAlong, type Segment, type Square } from './point.ts';

/** A stretch of wall in or along single squares, and the squares inside the bounds that it touches. */
export interface WallPiece {
  readonly segment: Segment;
  readonly squares: readonly Square[];
}

/** Walls cut at the grid's lines, so that each seat can be told of those pieces alone that border what it has explored. */
export function wallPieces(walls: readonly Segment[], bounds: GridBounds): WallPiece[] {
  return walls.flatMap((wall) =>
    cutAtGrid(wall, bounds.grid).map((segment) => ({
      segment,
      squares: touched(segment, bounds.grid).filter((square) => within(square, bounds)),
    })),
  );
}

/** Into how many pieces walls are cut, of hexes at most, without cutting them. */
export const countPieces = (walls: readonly Segment[], grid: GridKind): number =>
  walls.reduce((sum, wall) => sum + gridOf(grid).countPieces(wall), 0);

/** The squares that a segment lies in or borders. */
export function segmentSquares(segment: Segment, grid: GridKind): Square[] {
  const squares = new Map<string, Square>();
  for (const piece of cutAtGrid(segment, grid))
    for (const square of touched(piece, grid)) squares.set(`${square.x},${square.y}`, square);
  return [...squares.values()];
}

function cutAtGrid(segment: Segment, grid: GridKind): Segment[] {
  const { a, b } = segment;
  const cuts = [0, ...gridOf(grid).crossings(segment), 1].sort((one, other) => one - other);
  const pieces: Segment[] = [];
  let from = 0;
  for (const to of cuts) {
    if (to - from < 1e-9) continue;
    pieces.push({ a: from === 0 ? a : pointAlong(segment, from), b: to === 1 ? b : pointAlong(segment, to) });
    from = to;
  }
  return pieces;
}

/** The squares within {@link INSET} of a piece's middle: one whose edge it nearly is sees it as its edge. */
const touched = (piece: Segment, grid: GridKind): readonly Square[] => gridOf(grid).near(midpointOf(piece), INSET);
