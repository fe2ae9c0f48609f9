import { type Compass, type GridKind, hexTowards, type Square, sameSquare } from '@lanthorn/geometry';
import type { Edge, SquareSide } from './kept.ts';

/** Where the place beyond a side lies. */
const COURSES: Readonly<Record<Edge, Compass>> = {
  north: 'N',
  west: 'W',
  'north-west': 'NW',
  'north-east': 'NE',
  'south-west': 'SW',
};

/**
 * The sides that a place of each grid has for its own. Each of the others is one of a neighbour's: that to the south of a
 * square is the north of the next.
 */
export const EDGES_OF: Readonly<Record<GridKind, readonly Edge[]>> = {
  square: ['north', 'west'],
  pointy: ['west', 'north-west', 'north-east'],
  flat: ['north', 'north-west', 'south-west'],
};

/** The places on either side: its own, and the one beyond. */
export function acrossSide({ x, y, edge }: SquareSide, grid: GridKind): readonly [Square, Square] {
  if (grid !== 'square') return [{ x, y }, hexTowards({ x, y }, COURSES[edge], grid)];
  return [{ x, y }, edge === 'north' ? { x, y: y - 1 } : { x: x - 1, y }];
}

/** The side that lies between two places; null where they are no neighbours. */
export function sideBetween(one: Square, other: Square, grid: GridKind): SquareSide | null {
  const beyond = (own: Square, next: Square) =>
    EDGES_OF[grid]
      .map((edge) => ({ x: own.x, y: own.y, edge }))
      .find((side) => sameSquare(acrossSide(side, grid)[1], next));
  return beyond(one, other) ?? beyond(other, one) ?? null;
}

export const isSameSide = (one: SquareSide, other: SquareSide): boolean =>
  sameSquare(one, other) && one.edge === other.edge;
