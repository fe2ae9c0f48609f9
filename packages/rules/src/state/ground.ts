import {
  type Barrier,
  type Barriers,
  barriersOf,
  besideSquares,
  canStep,
  type Ground,
  neighboursOf,
  type Segment,
  type Square,
  sameSquare,
} from '@lanthorn/geometry';
import { identical } from '../core/index.ts';
import { doorsAsKnown } from './door-look.ts';
import { wallsAsKnown } from './one-way.ts';
import { type Door, inTheWay, type Scene } from './scene.ts';

/** By the doors of a scene, which change only when a door does; the rest of a scene changes far more often. */
const grounds = new WeakMap<
  Scene['doors'],
  { readonly walls: Scene['walls']; readonly ground: Ground; readonly sight: Barriers }
>();

/** What one walks on in a scene, as it stands: walls, closed doors and windows are in the way. Built once while no door changes. */
export const groundOf = (scene: Scene): Ground => standing(scene).ground;

/** The scene as far as the players know it, who may be mistaken about a door that is out of their sight, or a wall. */
export const asKnown = (scene: Scene): Scene => ({
  ...scene,
  doors: doorsAsKnown(scene.doors),
  walls: wallsAsKnown(scene),
});

/** What one walks on as far as the players know. */
export const groundAsKnown = (scene: Scene): Ground => groundOf(asKnown(scene));

/** What one cannot see through: walls and closed doors, but neither windows nor bars. */
export const sightBarriersOf = (scene: Scene): Barriers => standing(scene).sight;

function standing(scene: Scene) {
  const known = grounds.get(scene.doors);
  if (known?.walls === scene.walls && known.ground.floor === scene.floor) return known;
  const doors = Object.values(scene.doors);
  const walled = (stops: (door: Door) => boolean, of: 'sight' | 'steps') =>
    barriersWith(
      inTheWay(scene.walls, of),
      doors.filter(stops).map((door) => door.segment),
    );
  const bounds = { width: scene.width, height: scene.height, grid: scene.grid };
  const built = {
    walls: scene.walls,
    ground: { floor: scene.floor, barriers: walled(isInTheWay, 'steps'), bounds },
    sight: walled(isOpaque, 'sight'),
  };
  grounds.set(scene.doors, built);
  return built;
}

interface Shut {
  readonly doors: readonly Segment[];
  readonly barriers: Barriers;
}

/** How many sets of shut doors are remembered for the walls of a scene, the latest last: what is seen through each is kept with it. */
const REMEMBERED = 8;
const shut = new WeakMap<readonly Barrier[], readonly Shut[]>();

/** The walls with some doors in them. A door that is opened is mostly closed again: what was seen from where is then known. */
export function barriersWith(walls: readonly Barrier[], doors: readonly Segment[]): Barriers {
  const known = shut.get(walls) ?? [];
  const before = known.find((one) => identical(one.doors, doors));
  const now = before ?? { doors, barriers: barriersOf([...walls, ...doors]) };
  shut.set(walls, [...known.filter((one) => one !== before).slice(1 - REMEMBERED), now]);
  return now.barriers;
}

/** Whether a door keeps people from walking through. */
export const isInTheWay = ({ kind, state }: Pick<Door, 'kind' | 'state'>): boolean =>
  kind === 'window' || (state === 'closed' && kind !== 'archway');

/** Whether a door keeps eyes and missiles out: one sees through windows, bars and arches. */
export const isOpaque = ({ kind, state }: Pick<Door, 'kind' | 'state'>): boolean =>
  state === 'closed' && !['window', 'portcullis', 'barred', 'archway'].includes(kind);

/** The squares around one, a step away. */
export const around = neighboursOf;

/** The square itself and those around it that one could step to. */
export const withinReach = (from: Square, ground: Ground): readonly Square[] => [
  from,
  ...around(from, ground.bounds.grid).filter((square) => canStep(from, square, ground)),
];

/** By where a door stands, and the walls about it: neither changes in play. */
const bordered = new WeakMap<Segment, { readonly walls: Scene['walls']; readonly squares: readonly Square[] }>();

/** The squares beside a door, on both sides: from there it is worked, and whoever sees one of them sees it. */
export function besideOf(
  { walls, grid }: Pick<Scene, 'walls' | 'grid'>,
  { segment }: Pick<Door, 'segment'>,
): readonly Square[] {
  const known = bordered.get(segment);
  if (known?.walls === walls) return known.squares;
  const squares = besideSquares(segment, walls, grid);
  bordered.set(segment, { walls, squares });
  return squares;
}

/** Is a square one of those beside a door? */
export const isBeside = (square: Square, scene: Pick<Scene, 'walls' | 'grid'>, door: Door): boolean =>
  besideOf(scene, door).some((beside) => sameSquare(beside, square));

/** Up to `count` free squares to stand on: `at` first, whatever it is, then floor around it without passing a barrier. */
export function placesAround(at: Square, count: number, ground: Ground, taken: readonly Square[]): readonly Square[] {
  const full = new Set(taken.map(squareKey));
  const queue: Square[] = [at];
  const known = new Set(queue.map(squareKey));
  const places: Square[] = [];
  for (const square of queue) {
    if (!full.has(squareKey(square))) places.push(square);
    if (places.length === count) break;
    for (const next of around(square, ground.bounds.grid)) {
      if (known.has(squareKey(next)) || !canStep(square, next, ground)) continue;
      known.add(squareKey(next));
      queue.push(next);
    }
  }
  return places;
}

/** One number for each square of any map. */
export const squareKey = ({ x, y }: Square): number => y * 2 ** 20 + x;
