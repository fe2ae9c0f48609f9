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
export function mistakenIn(state: GameState, scene: Scene, seen: SquareRows): readonly Door[] {
  const mistaken = Object.values(scene.doors).filter(isMistaken);
  const [inView, out] = [true, false].map((is) => mistaken.filter((door) => isInView(state, scene, door, seen) === is));
  return [...(inView ?? []), ...seenThrough(state, scene, out ?? [])];
}

/** Those of some doors through which the party sees what it could not if they were as shut as they are taken to be. */
function seenThrough(state: GameState, scene: Scene, doors: readonly Door[]): readonly Door[] {
  const open = doors.filter((door) => door.state === 'open');
  if (open.length === 0 || scene.id !== state.scene) return [];
  const shows = (shut: Scene['doors']) => differs(seenByParty(state), seenWith(state, shut));
  if (!shows(shutAsKnown(scene.doors))) return [];
  return open.filter((door) => shows({ ...scene.doors, [door.id]: shut(door) }));
}

const shut = (door: Door): Door => ({ ...door, state: 'closed' });

/** By the doors of a scene: many steps are taken while none of them changes. */
const allShut = new WeakMap<Scene['doors'], Scene['doors']>();

/** The doors of a scene, with those shut that stand open unknown to the players. */
function shutAsKnown(doors: Scene['doors']): Scene['doors'] {
  const known =
    allShut.get(doors) ??
    Object.fromEntries(
      Object.values(doors).map((door) => [door.id, lookAsKnown(door).state === 'closed' ? shut(door) : door]),
    );
  allShut.set(doors, known);
  return known;
}

export const differs = (one: SquareRows, other: SquareRows): boolean => changedRows(one, other).length > 0;
