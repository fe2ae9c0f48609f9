import { type Bounds, clipped, hasSquare, type Point, type Segment, type Square, within } from '@lanthorn/geometry';
import type { Scene, Wall } from '@lanthorn/rules';
import { nearestOn } from './in-wall.ts';
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

/** A part of a map that was copied, as it is drawn from the corner of a sheet. */
export interface Clip {
  readonly bounds: Bounds;
  readonly put: Put;
}

/** The names that pasted things are given. */
export interface Fresh {
  id(): string;
  /** The next key of a room that none of the scene nor of these has. */
  key(taken: readonly string[]): string;
}

const moved = ({ x, y }: Point, by: Point): Point => ({ x: x + by.x, y: y + by.y });

const movedLine = (segment: Segment, by: Point): Segment => ({ a: moved(segment.a, by), b: moved(segment.b, by) });

const holds = ({ width, height }: Bounds, { x, y }: Point): boolean => x >= 0 && y >= 0 && x <= width && y <= height;

/** All that is drawn in a rectangle: walls as far as they lie in it, other things that lie in it whole. */
export function copied(scene: Scene, one: Square, other: Square): Clip {
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
  return { bounds, put: shifted(put, { x: -corner.x, y: -corner.y }, bounds) };
}

/** What a copied part draws with its corner on a square: what would lie off the map is left out. */
export function pastedAt(scene: Scene, { put }: Clip, corner: Square, fresh: Fresh): Patch {
  const { doors = [], traps = [], exits = [], rooms = [], ...rest } = shifted(put, corner, scene);
  const keys: string[] = [];
  for (const _room of rooms) keys.push(fresh.key(keys));
  const named = {
    doors: doors.map((door) => ({ ...door, id: fresh.id() as never })),
    traps: traps.map((trap) => ({ ...trap, id: fresh.id() as never })),
    exits: exits.map((exit) => ({ ...exit, id: fresh.id() as never })),
    rooms: rooms.map((room, place) => ({ ...room, key: keys[place] ?? room.key })),
  };
  return { put: { ...rest, ...named }, take: {} };
}

/** What is drawn moved by so many squares, as far as it lies in the bounds then. */
function shifted(put: Put, by: Point, bounds: Bounds): Put {
  const squares = (runs: readonly Run[]): readonly Run[] =>
    lineOfRuns(
      squaresOf(runs)
        .map((square) => moved(square, by))
        .filter((square) => within(square, bounds)),
    );
  const things = <One extends { readonly at: Point }>(list: readonly One[] = []): readonly One[] =>
    list.map((one) => ({ ...one, at: moved(one.at, by) })).filter(({ at }) => holds(bounds, at));
  const onSquares = <One extends { readonly at: Square }>(list: readonly One[] = []): readonly One[] =>
    things(list).filter(({ at }) => within(at, bounds));
  return {
    ...wallsDrawn(
      wallsIn(put).flatMap((wall) => {
        const part = clipped(movedLine(wall, by), bounds);
        return part ? [{ ...wall, ...part }] : [];
      }),
    ),
    floor: squares(put.floor ?? []),
    doors: (put.doors ?? [])
      .map((door) => ({ ...door, line: movedLine(segmentOf(door.segment), by) }))
      .filter(({ line }) => holds(bounds, line.a) && holds(bounds, line.b))
      .map(({ line, ...door }) => ({ ...door, segment: lineOf(line) })),
    rooms: onSquares(put.rooms)
      .map((room) => ({ ...room, squares: squares(room.squares) }))
      .filter((room) => room.squares.length > 0),
    traps: (put.traps ?? [])
      .map((trap) => ({ ...trap, squares: squares(trap.squares) }))
      .filter((trap) => trap.squares.length > 0),
    exits: onSquares(put.exits),
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
