import { canStep, changedRows, hasSquare, type Square, type SquareRows, sameSquare } from '@lanthorn/geometry';
import { doorsAsKnown, isMistaken } from '../../../state/door-look.ts';
import { besideOf, groundOf } from '../../../state/ground.ts';
import type { Door, Scene } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { ofParty } from '../../situation/sight/known.ts';
import { isSenseless, seenByEach, seenByParty } from '../../situation/sight/sight.ts';

/** Whether a door shows how it stands: the party sees a square beside it, or one of the players' is a step away from one. */
export function isInView(state: GameState, scene: Scene, door: Door): boolean {
  if (scene.id !== state.scene) return false;
  return besideOf(scene, door).some((square) => hasSquare(seenByParty(state), square)) || isFelt(state, scene, door);
}

/**
 * Somebody who has their senses stands beside it, or a step away from there. The step is over the ground as it is: one
 * who feels along a wall is stopped by it, and whatever door lets a hand through is itself within reach.
 */
const isFelt = (state: GameState, scene: Scene, door: Door): boolean =>
  Object.values(state.creatures).some(
    (creature) =>
      creature.at?.scene === scene.id &&
      ofParty(state, creature) &&
      !isSenseless(creature) &&
      besideOf(scene, door).some((at) => creature.at && isWithinReach(creature.at.square, at, scene)),
  );

const isWithinReach = (from: Square, to: Square, scene: Scene): boolean =>
  sameSquare(from, to) || canStep(from, to, groundOf(scene));

/** The doors of a scene that the players take to stand otherwise than they do. */
export const mistakenOf = (scene: Scene): readonly Door[] =>
  doorsAsKnown(scene.doors) === scene.doors ? [] : Object.values(scene.doors).filter(isMistaken);

/** Those of some doors, which the players are mistaken about, that show them now how they stand. */
export function noticedOf(state: GameState, scene: Scene, mistaken: readonly Door[]): readonly Door[] {
  const inView = mistaken.filter((door) => isInView(state, scene, door));
  const open = mistaken.filter((door) => door.state === 'open' && !inView.includes(door));
  return [...inView, ...seenThrough(state, scene, open)];
}

/**
 * Those of some open doors through which somebody sees what they could not if these were shut, be it seen by others too.
 * Where two show the same, neither alone is missed: so each is also tried as the only one that is open.
 */
function seenThrough(state: GameState, scene: Scene, open: readonly Door[]): readonly Door[] {
  if (open.length === 0 || scene.id !== state.scene) return [];
  const now = seenByEach(state);
  const without = (shut: readonly Door[]) => seenByEach(state, withShut(scene.doors, shut));
  const least = without(open);
  if (isSame(now, least)) return [];
  const spare: Door[] = [];
  for (const door of open) if (isSame(now, without([...spare, door]))) spare.push(door);
  const showsAlone = (door: Door) => !isSame(least, without(open.filter((other) => other !== door)));
  return open.filter((door) => !spare.includes(door) || showsAlone(door));
}

/** Whether each sees the same. */
const isSame = (one: readonly SquareRows[], other: readonly SquareRows[]): boolean =>
  one.every((rows, looker) => changedRows(rows, other[looker] ?? []).length === 0);

/** By the doors of a scene, and which of them are shut: many steps are taken while none of them changes. */
const variants = new WeakMap<Scene['doors'], Map<string, Scene['doors']>>();

/** The doors of a scene with some of them shut. */
function withShut(doors: Scene['doors'], shut: readonly Door[]): Scene['doors'] {
  const known = variants.get(doors) ?? new Map<string, Scene['doors']>();
  variants.set(doors, known);
  const which = shut.map((door) => door.id).join();
  const closed = shut.map((door) => [door.id, { ...door, state: 'closed' }] as const);
  const variant = known.get(which) ?? { ...doors, ...Object.fromEntries(closed) };
  known.set(which, variant);
  return variant;
}
