import { type Ground, reachable, type Square } from '@lanthorn/geometry';
import type { CreatureId } from '../../../core/index.ts';
import { onceFor } from '../../../core/once.ts';
import type { Creature } from '../../../state/creature.ts';
import { groundOf, squareKey } from '../../../state/ground.ts';
import { sceneOf } from '../../../state/read.ts';
import type { Scene } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { nearestFeet } from '../../situation/reach/reach.ts';
import { isSeen } from '../../situation/sight/known.ts';
import { seesOne } from '../../situation/sight/sight.ts';
import { roomAt, roomName } from '../../table/scene/rooms.ts';

/** Whether one who stands on the board sees somebody of the party. */
export function seesParty(state: GameState, party: readonly Creature[], one: Creature): boolean {
  const scene = sceneOf(state);
  if (!scene || one.at?.scene !== scene.id) return false;
  return seesOne(
    state,
    scene,
    one,
    party.flatMap(({ at }) => (at?.scene === scene.id ? [at.square] : [])),
  );
}

/** Feet beyond which nobody is near who is not seen. */
export const NEAR = 120;

/** Whether one who stands on the board is near somebody of the party, as the crow flies. */
export const standsNear = (state: GameState, party: readonly Creature[], one: Creature): boolean =>
  one.at !== null && (nearestFeet(state, party, [one]) ?? NEAR + 1) <= NEAR;

/** Feet within which creatures belong together. */
export const TOGETHER = 30;

/** One object, by which the ground without doors is kept. */
const NO_DOORS: Scene['doors'] = {};

/** Squares that are walked at most to count as a way. */
const FARTHEST = 24;

/** How many squares each has to go to the nearest of the party, through whatever doors; those without a way of so many feet are left out. */
export function waysToParty(
  state: GameState,
  party: readonly Creature[],
  others: readonly Creature[],
  feet: number,
): ReadonlyMap<CreatureId, number> {
  const scene = sceneOf(state);
  return waysIn(scene && { ...scene, doors: NO_DOORS }, party, others, feet);
}

/** Those who have a way of so many feet to somebody of the party through no shut door. */
export function withOpenWay(
  state: GameState,
  party: readonly Creature[],
  others: readonly Creature[],
  feet: number,
): readonly Creature[] {
  const ways = waysIn(sceneOf(state), party, others, feet);
  return others.filter(({ id }) => ways.has(id));
}

/** Those who have a way of so many feet from one of them, or of twice as many within its room, doors as they stand; with that one. */
export function around(
  state: GameState,
  one: Creature,
  others: readonly Creature[],
  feet: number,
): readonly Creature[] {
  const scene = one.at && state.scenes[one.at.scene];
  const ways = waysIn(scene, [one], others, 2 * feet);
  return others.filter((other) => {
    const squares = ways.get(other.id);
    if (other.id === one.id || !scene || squares === undefined) return other.id === one.id;
    return squares * scene.feetPerSquare <= feet || standInOneRoom(scene, one, other);
  });
}

function standInOneRoom(scene: Scene, one: Creature, other: Creature): boolean {
  const room = one.at && roomAt(scene, one.at.square);
  return !!room && !!other.at && roomAt(scene, other.at.square) === room;
}

/** Those who stand in a room of the key in which one of some stands. */
export function inTheirRooms(
  state: GameState,
  some: readonly Creature[],
  others: readonly Creature[],
): readonly Creature[] {
  const scene = sceneOf(state);
  if (!scene) return [];
  const rooms = new Set(some.flatMap(({ at }) => (at?.scene === scene.id && roomAt(scene, at.square)) || []));
  const squares = new Set([...rooms].flatMap((room) => room.squares.map(squareKey)));
  return others.filter(({ at }) => at?.scene === scene.id && squares.has(squareKey(at.square)));
}

/** How many squares each has to go to the nearest of some; nobody has a way where there is no map. */
function waysIn(
  scene: Scene | null | undefined,
  some: readonly Creature[],
  others: readonly Creature[],
  feet: number,
): ReadonlyMap<CreatureId, number> {
  if (!scene) return new Map();
  const far = Math.min(FARTHEST, Math.max(1, feet / scene.feetPerSquare));
  const ground = groundOf(scene);
  const ways = some.flatMap(({ at }) => (at?.scene === scene.id ? [waysFrom(at.square, ground, far)] : []));
  const shortest = new Map<CreatureId, number>();
  for (const { id, at } of others) {
    if (at?.scene !== scene.id) continue;
    const place = squareKey(at.square);
    const length = Math.min(...ways.map((to) => to.get(place) ?? Number.POSITIVE_INFINITY));
    if (length < Number.POSITIVE_INFINITY) shortest.set(id, length);
  }
  return shortest;
}

/** By where somebody stands, and how far the ways may go: looked for once, while they stand there and no door moves. */
const waysKnown = onceFor((_ground: Ground, _from: Square) => new Map<number, ReadonlyMap<number, number>>());

/** How many squares it is from one to each that has no longer way. */
function waysFrom(from: Square, ground: Ground, far: number): ReadonlyMap<number, number> {
  const known = waysKnown(ground, from);
  const ways = known.get(far) ?? new Map(reachable(from, ground, far).map((to) => [squareKey(to.square), to.length]));
  known.set(far, ways);
  return ways;
}

/** ` (Crypt)`: the room where the first of them stands; else that none is on the board. */
export function whereMet(state: GameState, met: readonly Creature[]): string {
  const scene = sceneOf(state);
  if (!scene) return '';
  const square = squareOf(scene, met);
  if (!square) return ' (off the board)';
  const room = roomName(scene, square);
  return room === null ? '' : ` (${room})`;
}

/** `, not seen yet (Crypt)`: whether the party sees any, or would if they were not hidden, and where they are. */
export function whereabouts(state: GameState, met: readonly Creature[]): string {
  const scene = sceneOf(state);
  const inView = met.filter((one) => isSeen(state, one));
  const seen = !scene || !squareOf(scene, met) || inView.some(({ hidden }) => !hidden);
  const unseen = inView.length > 0 ? ', still hidden' : ', not seen yet';
  return `${seen ? '' : unseen}${whereMet(state, met)}`;
}

const squareOf = (scene: Scene, met: readonly Creature[]): Square | undefined =>
  met.find(({ at }) => at?.scene === scene.id)?.at?.square;
