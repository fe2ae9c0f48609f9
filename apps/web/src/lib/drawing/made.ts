import { centreOf, middleOf, type Point, type Segment, type Square, sidesAround, squareAt } from '@lanthorn/geometry';
import { type DoorKind, type ExitKind, type FeatureKind, id, type Scene } from '@lanthorn/rules';
import { digs } from './dig.ts';
import { brokenBy, doorIn, nearestOn, wallNear } from './in-wall.ts';
import { lineOf, type Patch, wallsDrawn } from './patch.ts';
import { roomAround } from './room-around.ts';
import { lineOfRuns, type Run, squaresOf } from './runs.ts';
import { leftToRight, tidied } from './snap.ts';
import type { Chosen } from './thing.ts';

/** What one stroke of a tool draws, and what of it is chosen then, so that its form opens. */
export interface Made extends Patch {
  readonly chosen: Chosen | null;
}

const made = (put: Patch['put'], chosen: Chosen | null = null): Made => ({ put, take: {}, chosen });

/** A light at a point. @param radiusFeet how far it reaches */
export const lightAt = (at: Point, radiusFeet: number): Made => made({ lights: [{ at, radiusFeet, colour: null }] });

/** A remark for the referee, which is written at once. */
export function noteAt(at: Point): Made {
  const note = { at, text: 'A note' };
  return made({ notes: [note] }, { kind: 'note', note });
}

/** A way out, of which it is said at once where it leads. */
export function exitAt(at: Square, kind: ExitKind): Made {
  const exit = { id: id<'exit'>(fresh()), kind, at, to: null, hidden: false };
  return made({ exits: [exit] }, { kind: 'exit', exit });
}

/** A pit over some squares, which is named and described at once. */
export function trapOver(squares: readonly Run[]): Made {
  const trap = id<'trap'>(fresh());
  return made(
    { traps: [{ id: trap, name: 'Pit', squares, guards: 'room', damage: '1d6', text: '' }] },
    { kind: 'trap', trap: { id: trap } },
  );
}

/** What covers ground is drawn over many squares at once. */
export const isGround = (kind: FeatureKind): boolean => kind === 'water' || kind === 'rough';

/** Squares of ground in one stroke. */
const MOST_SQUARES = 200;

/** A thing on a square, which may be given a picture at once. */
export function thingOn({ grid }: Scene, kind: FeatureKind, square: Square): Made {
  const feature = { kind, at: centreOf(square, grid) };
  return made({ features: [feature] }, { kind: 'feature', feature });
}

/** Ground on each of some squares, at most 200 of them. */
export const thingsOn = ({ grid }: Scene, kind: FeatureKind, squares: readonly Square[]): Made =>
  made({ features: squares.slice(0, MOST_SQUARES).map((square) => ({ kind, at: centreOf(square, grid) })) });

/** A door where it would stand; it breaks through the wall that is there. */
export function doorAt(
  scene: Scene,
  point: Point,
  { kind, locked, stuck }: { readonly kind: DoorKind; readonly locked: boolean; readonly stuck: boolean },
): Made {
  const segment = doorPlace(scene, point, kind);
  const { take, put } = brokenBy(scene.walls, segment);
  const state = kind === 'archway' ? 'open' : 'closed';
  const door = { id: id<'door'>(fresh()), segment: lineOf(segment), kind, state, locked, stuck } as const;
  return { put: { doors: [door], ...wallsDrawn(put) }, take: { walls: take.map(lineOf) }, chosen: null };
}

/** Where a door would stand: in the wall that is near, or else on the nearest side of a square. */
export function doorPlace(scene: Scene, point: Point, kind: DoorKind): Segment {
  const wall = wallNear(scene.walls, point);
  if (wall) return doorIn(wall, point, kind === 'double' ? 2 : 1);
  const sides = sidesAround(inside(scene, squareAt(point, scene.grid)), scene.grid);
  const [nearest] = sides.toSorted((one, other) => nearestOn(one, point).off - nearestOn(other, point).off);
  const side = nearest ?? { a: point, b: point };
  const [a, b] = leftToRight(tidied(side.a), tidied(side.b));
  return { a, b };
}

/** A click finds the room by its walls; a drag says which squares it has, and digs those that are rock. */
export function roomOver(scene: Scene, corner: Square, over: readonly Run[]): Made {
  const clicked = squaresOf(over).length === 1;
  const runs = clicked ? lineOfRuns(roomAround(scene, corner)) : over;
  const key = nextKey(scene);
  const at = clicked ? corner : (middleOf(squaresOf(runs)) ?? corner);
  const { put, take } = digs(scene, runs);
  const room = { key, name: '', at, squares: runs, text: '', toPlayers: null };
  return { put: { ...put, rooms: [room] }, take, chosen: { kind: 'room', room: { key } } };
}

/** The square of the map that is nearest to one that may lie beside it. */
export const inside = ({ width, height }: Scene, { x, y }: Square): Square => ({
  x: Math.min(width - 1, Math.max(0, x)),
  y: Math.min(height - 1, Math.max(0, y)),
});

/** The least number that no room of the key has. */
export function nextKey({ rooms }: Scene, others: readonly string[] = []): string {
  const taken = new Set([...rooms.map(({ key }) => key), ...others]);
  let number = 1;
  while (taken.has(String(number))) number += 1;
  return String(number);
}

/** A name that nothing has, and that tells nothing. */
export const fresh = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 16);
