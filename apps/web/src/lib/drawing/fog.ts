import {
  centreOf,
  fullRows,
  type GridKind,
  hasSquare,
  type Point,
  type Square,
  squareAt,
  squaresOf,
  within,
} from '@lanthorn/geometry';
import type { Scene } from '@lanthorn/rules';
import type { Patch } from './patch.ts';
import { roomAround } from './room-around.ts';
import { lineOfRuns } from './runs.ts';

/** Squares across of the largest brush. */
export const WIDEST_BRUSH = 15;

const key = ({ x, y }: Square): string => `${x},${y}`;

/** Each square once, those that lie on the map. */
export function onMap(scene: Scene, squares: readonly Square[]): readonly Square[] {
  const all = squares.filter((square) => within(square, scene));
  return [...new Map(all.map((square) => [key(square), square])).values()];
}

/** The squares under a brush that goes straight from one point to another. @param across squares */
export function brushed(scene: Scene, from: Point, to: Point, across: number): readonly Square[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) * 2));
  const points = Array.from({ length: steps + 1 }, (_, step) => ({
    x: from.x + ((to.x - from.x) * step) / steps,
    y: from.y + ((to.y - from.y) * step) / steps,
  }));
  return onMap(
    scene,
    points.flatMap((point) => dab(point, across / 2, scene.grid)),
  );
}

/** The square at a point, and those whose middles lie within the brush. */
function dab(point: Point, radius: number, grid: GridKind): readonly Square[] {
  const middle = squareAt(point, grid);
  const reach = Math.ceil(radius) + (grid === 'square' ? 0 : 1);
  const isUnder = (one: Square) => {
    const { x, y } = centreOf(one, grid);
    return Math.hypot(x - point.x, y - point.y) < radius;
  };
  const wide = 2 * reach + 1;
  return Array.from({ length: wide * wide }, (_, at) => ({
    x: middle.x - reach + (at % wide),
    y: middle.y - reach + Math.floor(at / wide),
  })).filter((one) => key(one) === key(middle) || isUnder(one));
}

/** The squares whose middles lie within a polygon. */
export const enclosed = (scene: Scene, corners: readonly Point[]): readonly Square[] =>
  everywhere(scene).filter((square) => isInside(centreOf(square, scene.grid), corners));

/** By how often a line to the right crosses its sides. */
function isInside({ x, y }: Point, corners: readonly Point[]): boolean {
  return corners.reduce((inside, b, place) => {
    const a = corners.at(place - 1) ?? b;
    const crosses = a.y > y !== b.y > y && x < a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y);
    return crosses ? !inside : inside;
  }, false);
}

/** The keyed room that holds a square, else the one that its walls make. */
export function roomAt(scene: Scene, square: Square): readonly Square[] {
  const keyed = scene.rooms.find(({ squares }) => squares.some((one) => key(one) === key(square)));
  return onMap(scene, keyed?.squares ?? roomAround(scene, square));
}

/** The whole map. */
export const everywhere = ({ width, height }: Scene): readonly Square[] => squaresOf(fullRows(width, height));

/** Shows squares to the players, or hides them: of those that are so already nothing is said. */
export function fogged(scene: Scene, squares: readonly Square[], hide: boolean): Patch {
  const explored = lineOfRuns(squares.filter((square) => hasSquare(scene.explored, square) === hide));
  return hide ? { put: {}, take: { explored } } : { put: { explored }, take: {} };
}
