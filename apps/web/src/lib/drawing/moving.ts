import {
  centreOf,
  lengthOf,
  movedAlong,
  type Point,
  type Square,
  sameSquare,
  squareAt,
  within,
} from '@lanthorn/geometry';
import type { Scene, Wall } from '@lanthorn/rules';
import { wallKey } from '@lanthorn/rules';
import { copied, partAt } from './clip.ts';
import { cutOut, inParts } from './cut-out.ts';
import { brokenBy } from './in-wall.ts';
import { doorPlace, inside, type Made } from './made.ts';
import { doorDrawn, lineOf, type Patch, type Put, roomDrawn, trapDrawn, wallsDrawn } from './patch.ts';
import { lineOfRuns, rectangle, squaresOf } from './runs.ts';
import { snapped } from './snap.ts';
import { placeOf, removalOf, type Thing, thingAt } from './thing.ts';

/** Squares from the end of a wall, or from the number of a room, within which that is meant. */
const NEAR = 0.35;

const near = (one: Point, other: Point, reach = NEAR): boolean => Math.hypot(one.x - other.x, one.y - other.y) < reach;
const same = (one: Point, other: Point): boolean => one.x === other.x && one.y === other.y;

/** What a hand takes hold of at a point: a room by its number and a trap by its first square alone, for on the floor beside these parts of the map are chosen. */
export function takenHold(scene: Scene, at: Point): Thing | null {
  const thing = thingAt(scene, at);
  if (thing?.kind === 'room' && !near(placeOf(thing, scene.grid), at)) return null;
  const [first] = thing?.kind === 'trap' ? thing.trap.squares : [];
  return first && !sameSquare(first, squareAt(at, scene.grid)) ? null : thing;
}

/** A thing elsewhere in one act, as far from where it was as the hand went; a wall by its end, where it was taken hold of there. */
export function thingMoved(scene: Scene, thing: Thing, from: Point, to: Point, free: boolean): Made {
  const { grid } = scene;
  const by = (point: Point): Point =>
    snapped({ x: point.x + to.x - from.x, y: point.y + to.y - from.y }, free || scene.gridLines === 'none', scene);
  const onto = (square: Square): Square => {
    const { x, y } = centreOf(square, grid);
    return inside(scene, squareAt({ x: x + to.x - from.x, y: y + to.y - from.y }, grid));
  };
  const take = removalOf(thing);
  switch (thing.kind) {
    case 'wall':
      return wallMoved(scene, thing.wall, from, by);
    case 'door':
      return { ...doorMoved(scene, thing.door, to), chosen: thing };
    case 'light': {
      const light = { ...thing.light, at: by(thing.light.at) };
      return { put: { lights: [light] }, take, chosen: { kind: 'light', light } };
    }
    case 'note': {
      const note = { ...thing.note, at: by(thing.note.at) };
      return { put: { notes: [note] }, take, chosen: { kind: 'note', note } };
    }
    case 'feature': {
      const feature = { ...thing.feature, at: centreOf(onto(squareAt(thing.feature.at, grid)), grid) };
      return { put: { features: [feature] }, take, chosen: { kind: 'feature', feature } };
    }
    case 'exit':
      return { put: { exits: [{ ...thing.exit, at: onto(thing.exit.at) }] }, take: {}, chosen: thing };
    case 'trap': {
      const squares = lineOfRuns(thing.trap.squares.map(onto));
      return { put: { traps: [{ ...trapDrawn(thing.trap), squares }] }, take: {}, chosen: thing };
    }
    case 'room':
      return { put: { rooms: [{ ...roomDrawn(thing.room), at: onto(thing.room.at) }] }, take: {}, chosen: thing };
    default:
      return thing satisfies never;
  }
}

/** A wall as a whole; by its end, at most a third of it, that corner of it and of the walls that meet there. */
function wallMoved(scene: Scene, wall: Wall, from: Point, by: (point: Point) => Point): Made {
  const reach = Math.min(NEAR, lengthOf(wall) / 3);
  const corner = [wall.a, wall.b].find((end) => near(end, from, reach));
  const moves = (end: Point): boolean => (corner ? same(end, corner) : same(end, wall.a) || same(end, wall.b));
  const whole = { ...wall, a: by(wall.a), b: by(wall.b) };
  const turned = (one: Wall): Wall => ({
    ...one,
    a: moves(one.a) ? by(one.a) : one.a,
    b: moves(one.b) ? by(one.b) : one.b,
  });
  const gone = corner ? scene.walls.filter(({ a, b }) => moves(a) || moves(b)) : [wall];
  const put = (corner ? gone.map(turned) : [whole]).filter(({ a, b }) => !same(a, b));
  const now = corner ? turned(wall) : whole;
  return { put: wallsDrawn(put), take: { walls: gone.map(lineOf) }, chosen: { kind: 'wall', wall: now } };
}

/** The wall is whole again where a door was, and broken through where it stands then. */
function doorMoved(scene: Scene, door: Scene['doors'][keyof Scene['doors']], to: Point): Patch {
  const whole = { ...scene, walls: [...scene.walls, door.segment] };
  const segment = doorPlace(whole, to, door.kind);
  const broken = brokenBy(whole.walls, segment);
  const gone = new Set(broken.take.map(wallKey));
  const before = new Set(scene.walls.map(wallKey));
  const left = [...whole.walls.filter((wall) => !gone.has(wallKey(wall))), ...broken.put];
  return {
    put: {
      ...wallsDrawn(left.filter((wall) => !before.has(wallKey(wall)))),
      doors: [{ ...doorDrawn(door), segment: lineOf(segment) }],
    },
    take: { walls: scene.walls.filter((wall) => gone.has(wallKey(wall))).map(lineOf) },
  };
}

/** A part of a map elsewhere, in one act where a command has room for it. @param corner the square on which its first one comes to lie */
export function partMoved(scene: Scene, from: Square, to: Square, corner: Square): readonly Patch[] {
  const { put: rest, take } = cutOut(scene, from, to);
  // A trap of which a part lies outside stays as it is there.
  const parted = new Set(rest.traps?.map(({ id }) => id));
  const there = partAt(scene, copied(scene, from, to), corner);
  const put = { ...there, traps: (there.traps ?? []).filter(({ id }) => !parted.has(id)) };
  const whole = inParts({ put: together(rest, put), take });
  return whole.length === 1 ? whole : [...inParts({ put: rest, take }), ...inParts({ put, take: {} })];
}

const together = (one: Put, other: Put): Put =>
  Object.fromEntries(
    Object.keys({ ...one, ...other }).map((kind) => {
      const of = (put: Put) => (put as Readonly<Record<string, readonly unknown[] | undefined>>)[kind] ?? [];
      return [kind, [...of(one), ...of(other)]];
    }),
  ) as Put;

/** The square on which the first one of a part comes to lie, so many columns and rows on; null where it lies already, and where some of it would lie off the map. */
export function cornerMoved(scene: Scene, from: Square, to: Square, columns: number, rows: number): Square | null {
  const first = { x: Math.min(from.x, to.x), y: Math.min(from.y, to.y) };
  const corner = { x: first.x + columns, y: first.y + rows };
  const stays = squaresOf(rectangle(from, to)).every((square) =>
    within(movedAlong(square, first, corner, scene.grid), scene),
  );
  return stays && (columns !== 0 || rows !== 0) ? corner : null;
}
