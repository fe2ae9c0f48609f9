import { changedRows, hasSquare, type Square, type SquareRows } from '@lanthorn/geometry';
import { isMistaken, lookAsKnown } from '../../state/door-look.ts';
import { besideOf } from '../../state/ground.ts';
import type { Door, Scene } from '../../state/scene.ts';
import type { GameState } from '../../state/state.ts';
import { ofParty } from '../sight/known.ts';
import { isSenseless, seenByParty, seenWith } from '../sight/sight.ts';

/** Whether a door shows how it stands: the party sees a square beside it, or one of the players' is a step away from one. */
export function isInView(state: GameState, scene: Scene, door: Door, seen = seenByParty(state)): boolean {
  if (scene.id !== state.scene) return false;
  const beside = besideOf(door);
  return beside.some((square) => hasSquare(seen, square)) || beside.some((square) => isFelt(state, scene, square));
}

/** Somebody who has their senses stands there or next to it. */
const isFelt = (state: GameState, scene: Scene, { x, y }: Square): boolean =>
  Object.values(state.creatures).some(
    (creature) =>
      creature.at?.scene === scene.id &&
      Math.abs(creature.at.square.x - x) <= 1 &&
      Math.abs(creature.at.square.y - y) <= 1 &&
      ofParty(state, creature) &&
      !isSenseless(creature),
  );

/** The doors of a scene that the players take to stand otherwise than they see now, or saw just now. */
export const mistakenIn = (state: GameState, scene: Scene, seen: SquareRows): readonly Door[] =>
  Object.values(scene.doors).filter(
    (door) => isMistaken(door) && (isInView(state, scene, door, seen) || isSeenThrough(state, scene, door)),
  );

/** By the door: what the party saw when nothing of it was seen through the door. */
const elsewhere = new WeakMap<Door, SquareRows>();

/** Whether the party sees something that it could not if the door were as shut as it is taken to be. */
function isSeenThrough(state: GameState, scene: Scene, door: Door): boolean {
  if (door.state === 'closed' || scene.id !== state.scene) return false;
  const seen = seenByParty(state);
  if (elsewhere.get(door) === seen) return false;
  const shut = { ...scene.doors, [door.id]: { ...door, ...lookAsKnown(door) } };
  const through = differs(seen, seenWith(state, shut));
  if (!through) elsewhere.set(door, seen);
  return through;
}

export const differs = (one: SquareRows, other: SquareRows): boolean => changedRows(one, other).length > 0;
