import type { Ground, Square } from '@lanthorn/geometry';
import { barriersOf, canStep, sameSquare, segmentSquares } from '@lanthorn/geometry';
import type { Door, Scene } from './scene.ts';

const grounds = new WeakMap<Scene, Ground>();

/** What one walks on in a scene, as it stands: walls, closed doors and windows are in the way. Built once for each scene object. */
export function groundOf(scene: Scene): Ground {
  const known = grounds.get(scene);
  if (known) return known;
  const barriers = barriersOf([
    ...scene.walls,
    ...Object.values(scene.doors)
      .filter(isInTheWay)
      .map((door) => door.segment),
  ]);
  const ground = { floor: scene.floor, barriers, bounds: { width: scene.width, height: scene.height } };
  grounds.set(scene, ground);
  return ground;
}

const isInTheWay = ({ kind, state }: Door): boolean => kind === 'window' || state === 'closed';

/** The eight squares around one. */
export const around = ({ x, y }: Square): readonly Square[] =>
  [-1, 0, 1]
    .flatMap((dy) => [-1, 0, 1].map((dx) => ({ x: x + dx, y: y + dy })))
    .filter((square) => square.x !== x || square.y !== y);

/** The square itself and those around it that one could step to. */
export const withinReach = (from: Square, ground: Ground): readonly Square[] => [
  from,
  ...around(from).filter((square) => canStep(from, square, ground)),
];

/** Is a square one of those that a door borders? */
export const isBeside = (square: Square, door: Door): boolean =>
  segmentSquares(door.segment).some((beside) => sameSquare(beside, square));

/** Up to `count` free squares to stand on: `at` first, whatever it is, then floor around it without passing a barrier. */
export function placesAround(at: Square, count: number, ground: Ground, taken: readonly Square[]): readonly Square[] {
  const full = new Set(taken.map(keyOf));
  const queue: Square[] = [at];
  const known = new Set(queue.map(keyOf));
  const places: Square[] = [];
  for (const square of queue) {
    if (!full.has(keyOf(square))) places.push(square);
    if (places.length === count) break;
    for (const next of around(square)) {
      if (known.has(keyOf(next)) || !canStep(square, next, ground)) continue;
      known.add(keyOf(next));
      queue.push(next);
    }
  }
  return places;
}

const keyOf = ({ x, y }: Square): string => `${x},${y}`;
