import {
  centreOf,
  type GridKind,
  hasSquare,
  movedAlong,
  type Point,
  type Segment,
  type Square,
} from '@lanthorn/geometry';
import { id, type Scene, type Wall } from '@lanthorn/rules';
import { nearestOn } from './in-wall.ts';
import { type PartOfMap, partBetween, wholeOf } from './part-of-map.ts';
import {
  doorDrawn,
  lineOf,
  type Patch,
  type Put,
  roomDrawn,
  segmentOf,
  trapDrawn,
  wallsDrawn,
  wallsIn,
} from './patch.ts';
import { lineOfRuns, type Run, rectangle, squaresOf } from './runs.ts';
import { settled } from './snap.ts';

/** A part of a map that was copied, as it is drawn from the first square of a sheet. */
export interface Clip {
  readonly grid: GridKind;
  /** Columns and rows. */
  readonly bounds: { readonly width: number; readonly height: number };
  /** Its squares; of hexes some may lie left of, or above, the first. */
  readonly squares: readonly Square[];
  readonly put: Put;
}

/** The names that pasted things are given. */
export interface Fresh {
  id(): string;
  /** The next key of a room that none of the scene nor of these has. */
  key(taken: readonly string[]): string;
}

const FIRST: Square = { x: 0, y: 0 };

/** All that is drawn in a rectangle: walls as far as they lie in it, other things that lie in it whole. */
export function copied(scene: Scene, one: Square, other: Square): Clip {
  const { grid } = scene;
  const squares = squaresOf(rectangle(one, other));
  const corner = { x: Math.min(one.x, other.x), y: Math.min(one.y, other.y) };
  const bounds = { width: Math.abs(one.x - other.x) + 1, height: Math.abs(one.y - other.y) + 1 };
  const floor = scene.floor ? lineOfRuns(squares.filter((square) => hasSquare(scene.floor ?? [], square))) : [];
  const put: Put = {
    ...wallsDrawn(scene.walls),
    floor,
    doors: Object.values(scene.doors).map(doorDrawn),
    rooms: scene.rooms.map(roomDrawn),
    traps: Object.values(scene.traps).map(trapDrawn),
    exits: Object.values(scene.exits ?? {}),
    lights: scene.lights,
    features: scene.features,
    notes: scene.notes,
  };
  const move = moving(corner, FIRST, grid);
  return {
    grid,
    bounds,
    squares: squares.map(move.place),
    put: moved(within(put, partBetween(one, other, grid)), move),
  };
}

/** A copied part with its corner on a square, by the names that its things have; what would lie off the map is left out. */
export const partAt = (scene: Scene, clip: Clip, corner: Square): Put =>
  within(moved(clip.put, moving(FIRST, corner, clip.grid)), wholeOf(scene));

/** What a copied part draws with its corner on a square: what would lie off the map is left out. */
export function pastedAt(scene: Scene, clip: Clip, corner: Square, fresh: Fresh): Patch {
  const { doors = [], traps = [], exits = [], rooms = [], ...rest } = partAt(scene, clip, corner);
  const keys: string[] = [];
  for (const _room of rooms) keys.push(fresh.key(keys));
  const named = {
    doors: doors.map((door) => ({ ...door, id: id<'door'>(fresh.id()) })),
    traps: traps.map((trap) => ({ ...trap, id: id<'trap'>(fresh.id()) })),
    exits: exits.map((exit) => ({ ...exit, id: id<'exit'>(fresh.id()) })),
    rooms: rooms.map((room, place) => ({ ...room, key: keys[place] ?? room.key })),
  };
  return { put: { ...rest, ...named }, take: {} };
}

/** By which places and points come to lie elsewhere on a grid, as they lie to each other. */
interface Move {
  readonly place: (place: Square) => Square;
  readonly point: (point: Point) => Point;
}

/** From one square onto another: of hexes each second row or column is shifted, and stays so. */
function moving(from: Square, onto: Square, grid: GridKind): Move {
  const by = offBetween(from, onto, grid);
  const point = ({ x, y }: Point): Point => ({ x: x + by.x, y: y + by.y });
  return {
    place: (place) => movedAlong(place, from, onto, grid),
    point: grid === 'square' ? point : (at) => settled(point(at), grid),
  };
}

/** How far a square lies from another, in the plane. */
export function offBetween(from: Square, onto: Square, grid: GridKind): Point {
  const [begun, ended] = [centreOf(from, grid), centreOf(onto, grid)];
  return { x: ended.x - begun.x, y: ended.y - begun.y };
}

/** What is drawn, elsewhere. */
function moved(put: Put, { place, point }: Move): Put {
  const line = ({ a, b }: Segment): Segment => ({ a: point(a), b: point(b) });
  const runs = (squares: readonly Run[]): readonly Run[] => lineOfRuns(squaresOf(squares).map(place));
  const things = <One extends { readonly at: Point }>(list: readonly One[] = []): readonly One[] =>
    list.map((one) => ({ ...one, at: point(one.at) }));
  return {
    ...wallsDrawn(wallsIn(put).map((wall) => ({ ...wall, ...line(wall) }))),
    floor: runs(put.floor ?? []),
    doors: (put.doors ?? []).map((door) => ({ ...door, segment: lineOf(line(segmentOf(door.segment))) })),
    rooms: (put.rooms ?? []).map((room) => ({ ...room, at: place(room.at), squares: runs(room.squares) })),
    traps: (put.traps ?? []).map((trap) => ({ ...trap, squares: runs(trap.squares) })),
    exits: (put.exits ?? []).map((exit) => ({ ...exit, at: place(exit.at) })),
    lights: things(put.lights),
    features: things(put.features),
    notes: things(put.notes),
  };
}

/** What is drawn, as far as it lies in a part of the map. */
function within(put: Put, part: PartOfMap): Put {
  const squares = (runs: readonly Run[]): readonly Run[] => lineOfRuns(squaresOf(runs).filter(part.holdsPlace));
  const things = <One extends { readonly at: Point }>(list: readonly One[] = []): readonly One[] =>
    list.filter(({ at }) => part.holdsPoint(at));
  return {
    ...wallsDrawn(wallsIn(put).flatMap((wall) => part.cut(wall).inside.map((inside) => ({ ...wall, ...inside })))),
    floor: squares(put.floor ?? []),
    doors: (put.doors ?? []).filter(({ segment }) => {
      const { a, b } = segmentOf(segment);
      return part.holdsPoint(a) && part.holdsPoint(b);
    }),
    rooms: (put.rooms ?? [])
      .filter(({ at }) => part.holdsPlace(at))
      .map((room) => ({ ...room, squares: squares(room.squares) }))
      .filter((room) => room.squares.length > 0),
    traps: (put.traps ?? [])
      .map((trap) => ({ ...trap, squares: squares(trap.squares) }))
      .filter((trap) => trap.squares.length > 0),
    exits: (put.exits ?? []).filter(({ at }) => part.holdsPlace(at)),
    lights: things(put.lights),
    features: things(put.features),
    notes: things(put.notes),
  };
}

/** Nearer to an end than this, in squares, a wall is not split. */
const LEAST = 0.1;

/** A wall in two where it is nearest to a point; null where that is its end. */
export function split(wall: Wall, point: Point): Patch | null {
  const { along } = nearestOn(wall, point);
  const near = (from: number, to: number) => Math.round((from + (to - from) * along) * 100) / 100;
  const at = { x: near(wall.a.x, wall.b.x), y: near(wall.a.y, wall.b.y) };
  const ends = [wall.a, wall.b].map((end) => Math.hypot(end.x - at.x, end.y - at.y));
  if (Math.min(...ends) < LEAST) return null;
  const halves = [
    { ...wall, b: at },
    { ...wall, a: at },
  ];
  return { put: wallsDrawn(halves), take: { walls: [lineOf(wall)] } };
}
