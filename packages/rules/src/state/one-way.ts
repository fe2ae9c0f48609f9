import { hasSquare, type Point, squareAt, wallPieces } from '@lanthorn/geometry';
import { identical } from '../core/index.ts';
import { isOneWay, leftOf, oneWayOf, type Scene, type Wall } from './scene.ts';

/** How far off a wall, in squares, lies the square before its open side: none nearer shows that side alone. */
const OFF = 0.8;

/** A stretch of a one-way wall, and the square before its open side. */
interface Stretch {
  readonly wall: Wall;
  readonly before: Point;
}

const stretches = new WeakMap<Scene['walls'], readonly Stretch[]>();

function stretchesOf({ walls, width, height, grid }: Scene): readonly Stretch[] {
  const known = stretches.get(walls);
  if (known) return known;
  const made = oneWayOf(walls).flatMap((wall) =>
    wallPieces([wall], { width, height, grid }).map(({ segment }) => ({
      wall: { ...segment, ...(wall.passes ? { passes: wall.passes } : {}) },
      before: squareAt(leftOf(segment, OFF), grid),
    })),
  );
  stretches.set(walls, made);
  return made;
}

const believed = new WeakMap<Scene['walls'], { readonly seen: readonly boolean[]; readonly walls: Scene['walls'] }>();

/**
 * The walls as the players take them to be: who has seen the open side of a one-way wall knows it for what it is, to all
 * others it is wall like any other. The same list where there is none.
 */
export function wallsAsKnown(scene: Scene): Scene['walls'] {
  const { walls, explored } = scene;
  if (oneWayOf(walls).length === 0) return walls;
  const oneWay = stretchesOf(scene);
  const seen = oneWay.map(({ before }) => hasSquare(explored, before));
  const known = believed.get(walls);
  if (known && identical(known.seen, seen)) return known.walls;
  const stretched = oneWay.map(
    ({ wall: { a, b, passes } }, at): Wall => (passes && seen[at] ? { a, b, passes } : { a, b }),
  );
  const made = [...walls.filter((wall) => !isOneWay(wall)), ...stretched];
  believed.set(walls, { seen, walls: made });
  return made;
}
