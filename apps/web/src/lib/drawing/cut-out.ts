import type { Point, Square } from '@lanthorn/geometry';
import type { Scene } from '@lanthorn/rules';
import { partBetween } from './part-of-map.ts';
import { lineOf, type Patch, roomDrawn, trapDrawn, wallsDrawn } from './patch.ts';
import { lineOfRuns, rectangle, squaresOf } from './runs.ts';

/** A command has room for no more of one kind of thing. */
const MOST_AT_ONCE = 200;
const MOST_WALLS_AT_ONCE = 1_800;

/**
 * Takes all that is drawn in a rectangle off a map: what copying it would take. Walls stay as far as they lie outside,
 * rooms and traps by their squares outside; where the map has floor, rock is left.
 */
export function cutOut(scene: Scene, one: Square, other: Square): Patch {
  const part = partBetween(one, other, scene.grid);
  const { holdsPoint: holds, holdsPlace: on } = part;
  const cut = scene.walls.flatMap((wall) => {
    const { inside, outside } = part.cut(wall);
    return inside.length > 0 ? [{ wall, left: outside.map((rest) => ({ ...wall, ...rest })) }] : [];
  });
  const gone = <One extends { readonly at: Point }>(list: readonly One[]) =>
    list.filter(({ at }) => holds(at)).map(({ at }) => at);
  const rooms = scene.rooms.filter(({ at }) => on(at));
  const ids = <One>(things: Readonly<Record<string, One>>, within: (thing: One) => boolean) =>
    Object.values(things).filter(within);
  const traps = Object.values(scene.traps).filter(({ squares }) => squares.length > 0 && squares.every(on));
  const smaller = <One extends { readonly squares: readonly Square[] }>(things: readonly One[], off: readonly One[]) =>
    things
      .filter((thing) => !off.includes(thing) && thing.squares.some(on))
      .map((thing) => ({ ...thing, squares: thing.squares.filter((square) => !on(square)) }));
  return {
    put: {
      ...wallsDrawn(cut.flatMap(({ left }) => left)),
      rooms: smaller(scene.rooms, rooms).map(roomDrawn),
      traps: smaller(Object.values(scene.traps), traps).map(trapDrawn),
    },
    take: {
      walls: cut.map(({ wall }) => lineOf(wall)),
      floor: scene.floor ? lineOfRuns(squaresOf(rectangle(one, other)).filter(isFloor(scene.floor))) : [],
      doors: ids(scene.doors, ({ segment: { a, b } }) => holds(a) && holds(b)).map(({ id }) => id),
      rooms: rooms.map(({ key }) => key),
      traps: traps.map(({ id }) => id),
      exits: ids(scene.exits ?? {}, ({ at }) => on(at)).map(({ id }) => id),
      lights: gone(scene.lights),
      features: gone(scene.features),
      notes: gone(scene.notes),
    },
  };
}

const isFloor =
  (rows: readonly string[]) =>
  ({ x, y }: Square): boolean =>
    rows[y]?.[x] === '1';

/** A drawing in as many as it takes for each to fit into a command. */
export function inParts({ put, take }: Patch): readonly Patch[] {
  const most = (kind: string) => (kind === 'walls' ? MOST_WALLS_AT_ONCE : MOST_AT_ONCE);
  const lists = (part: object) =>
    Object.entries(part).filter((entry): entry is [string, readonly unknown[]] => Array.isArray(entry[1]));
  const count = Math.max(
    1,
    ...[...lists(put), ...lists(take)].map(([kind, list]) => Math.ceil(list.length / most(kind))),
  );
  const slice = (part: object, at: number) =>
    Object.fromEntries(lists(part).map(([kind, list]) => [kind, list.slice(at * most(kind), (at + 1) * most(kind))]));
  return Array.from({ length: count }, (_, at) => ({ put: slice(put, at), take: slice(take, at) }) as Patch);
}
