import {
  centreOf,
  type GridKind,
  lengthOf,
  neighboursOf,
  type Point,
  type Square,
  sidesAround,
  squareAt,
} from '@lanthorn/geometry';
import {
  type Border,
  divides,
  fillAt,
  isSameSide,
  type PartyMap,
  type PenStroke,
  type SquareSide,
  sideBetween,
  sidesOf,
} from '@lanthorn/rules';
import { nearestOn } from '../drawing/in-wall.ts';

/** A room with walls all round it: where it meets what is drawn already a wall is put, unless something stands there. */
export function roomOf(map: PartyMap, from: Square, to: Square): readonly PenStroke[] {
  const { around } = sidesOf(from, to, map.grid);
  const bare = around.filter((side) => divides(map, side) && !map.borders.some((other) => isSameSide(other, side)));
  return [{ fill: 'floor', from, to }, ...bare.map((side): PenStroke => ({ side, border: 'wall' }))];
}

/** A passage, or water: place by place, open to one another, and to what it is drawn from into. */
export const wayOf = (map: PartyMap, squares: readonly Square[], fill: 'floor' | 'water'): readonly PenStroke[] =>
  squares.filter((square) => fillAt(map, square) !== fill).map((square) => ({ fill, from: square, to: square }));

/** The places from one to the next, without gaps, and by their sides rather than their corners. */
export function between(from: Square, to: Square, grid: GridKind): readonly Square[] {
  const steps: Square[] = [];
  for (let at = from; at.x !== to.x || at.y !== to.y; ) {
    at = grid === 'square' ? squareTowards(at, to) : hexTowards(at, to, grid);
    steps.push(at);
  }
  return steps;
}

const squareTowards = ({ x, y }: Square, to: Square): Square =>
  Math.abs(to.x - x) > Math.abs(to.y - y) ? { x: x + Math.sign(to.x - x), y } : { x, y: y + Math.sign(to.y - y) };

/** The neighbour that lies nearest to where one goes. */
function hexTowards(at: Square, to: Square, grid: GridKind): Square {
  const goal = centreOf(to, grid);
  const far = (hex: Square): number => lengthOf({ a: centreOf(hex, grid), b: goal });
  return neighboursOf(at, grid).reduce((best, next) => (far(next) < far(best) ? next : best));
}

/** What a click on a side does: it puts a border there, or wipes off what it would put. */
export function borderAt(map: PartyMap, side: SquareSide, border: Border): readonly PenStroke[] {
  if (!divides(map, side)) return [];
  const now = map.borders.find((other) => isSameSide(other, side))?.border;
  return [{ side, border: now === border ? null : border }];
}

/** The side that is nearest to a point of the sheet. */
export function sideNear(point: Point, grid: GridKind): SquareSide | null {
  const place = squareAt(point, grid);
  const [nearest] = sidesAround(place, grid).toSorted(
    (one, other) => nearestOn(one, point).off - nearestOn(other, point).off,
  );
  return nearest ? sideBetween(place, nearest.beyond, grid) : null;
}
