import type { Square } from '@lanthorn/geometry';
import {
  type Border,
  divides,
  fillAt,
  isSameSide,
  type PartyMap,
  type PenStroke,
  type SquareSide,
  sidesOf,
} from '@lanthorn/rules';

/** A room with walls all round it: where it meets what is drawn already a wall is put, unless something stands there. */
export function roomOf(map: PartyMap, from: Square, to: Square): readonly PenStroke[] {
  const { around } = sidesOf(from, to);
  const bare = around.filter((side) => divides(map, side) && !map.borders.some((other) => isSameSide(other, side)));
  return [{ fill: 'floor', from, to }, ...bare.map((side): PenStroke => ({ side, border: 'wall' }))];
}

/** A passage, or water: square by square, open to one another, and to what it is drawn from into. */
export const wayOf = (map: PartyMap, squares: readonly Square[], fill: 'floor' | 'water'): readonly PenStroke[] =>
  squares.filter((square) => fillAt(map, square) !== fill).map((square) => ({ fill, from: square, to: square }));

/** The squares from one to the next, without gaps, and by their sides rather than their corners. */
export function between(from: Square, to: Square): readonly Square[] {
  const steps: Square[] = [];
  let { x, y } = from;
  while (x !== to.x || y !== to.y) {
    if (Math.abs(to.x - x) > Math.abs(to.y - y)) x += Math.sign(to.x - x);
    else y += Math.sign(to.y - y);
    steps.push({ x, y });
  }
  return steps;
}

/** What a click on a side does: it puts a border there, or wipes off what it would put. */
export function borderAt(map: PartyMap, side: SquareSide, border: Border): readonly PenStroke[] {
  if (!divides(map, side)) return [];
  const now = map.borders.find((other) => isSameSide(other, side))?.border;
  return [{ side, border: now === border ? null : border }];
}

/** The side that is nearest to a point in squares. */
export function sideNear({ x, y }: Square): SquareSide {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [right, down] = [x - column, y - row];
  const gaps = [down, 1 - down, right, 1 - right];
  const nearest = gaps.indexOf(Math.min(...gaps));
  if (nearest === 0) return { x: column, y: row, edge: 'north' };
  if (nearest === 1) return { x: column, y: row + 1, edge: 'north' };
  return nearest === 2 ? { x: column, y: row, edge: 'west' } : { x: column + 1, y: row, edge: 'west' };
}
