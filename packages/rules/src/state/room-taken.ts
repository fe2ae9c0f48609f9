import { blocked, centreOf, type Point, type Square } from '@lanthorn/geometry';
import type { Creature } from './creature.ts';
import { sightBarriersOf } from './ground.ts';
import type { Scene } from './scene.ts';
import { sizeOf } from './size.ts';

/** On squares of so many feet or fewer the large take more than one. */
const SMALL_SQUARE = 5;

/** An even number of squares lies about the corners of the map's: looked at a little within, none is on a wall that it only touches. */
const WITHIN = 0.98;

/** Whole squares that somebody takes up from side to side: as many as the referee said, or as its size takes. */
function squaresAcross(creature: Creature, { feetPerSquare }: Scene): number {
  const large = sizeOf(creature) === 'large' && feetPerSquare <= SMALL_SQUARE ? 2 : 1;
  return Math.max(1, Math.round(creature.across ?? large));
}

/**
 * The middles of all squares that somebody takes up who stands at a square, about its middle; none beyond a wall or a
 * shut door.
 */
export function middlesTaken(creature: Creature, scene: Scene, square: Square): readonly Point[] {
  const middle = centreOf(square, scene.grid);
  const across = squaresAcross(creature, scene);
  if (across === 1) return [middle];
  const inset = across % 2 === 0 ? WITHIN : 1;
  const offsets = Array.from({ length: across }, (_, nth) => (nth - (across - 1) / 2) * inset);
  const barriers = sightBarriersOf(scene);
  return offsets
    .flatMap((dy) => offsets.map((dx) => ({ x: middle.x + dx, y: middle.y + dy })))
    .filter((point) => !blocked(middle, point, barriers));
}

/** Whether somebody takes up a square, be it one of several. */
export function takesUp(creature: Creature, scene: Scene, square: Square): boolean {
  if (creature.at?.scene !== scene.id) return false;
  const there = centreOf(square, scene.grid);
  return middlesTaken(creature, scene, creature.at.square).some(
    ({ x, y }) => Math.abs(x - there.x) < 1 - TOUCH && Math.abs(y - there.y) < 1 - TOUCH,
  );
}

/** Squares beside each other touch, and nothing more. */
const TOUCH = 0.05;
