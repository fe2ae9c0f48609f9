import { blocked, centreOf, reachable, type Square, sameSquare } from '@lanthorn/geometry';
import type { Creature } from '../../../state/creature.ts';
import { besideOf, groundOf } from '../../../state/ground.ts';
import { isCapable } from '../../../state/read.ts';
import type { Door, Scene } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';

/** Is anything alive and audible within so many feet of walking behind a door, seen from a square before it? */
export function isSoundBeyond(state: GameState, scene: Scene, door: Door, from: Square, feet: number): boolean {
  const ground = groundOf(scene);
  // Looked at from beyond: a square that the door itself stands in lies on neither side of it.
  const behind = besideOf(scene, door).filter((square) =>
    blocked(centreOf(square, scene.grid), centreOf(from, scene.grid), ground.barriers),
  );
  const audible = Object.values(state.creatures).filter(
    (creature) => creature.at?.scene === scene.id && isAudible(creature),
  );
  if (behind.length === 0 || audible.length === 0) return false;
  const squares = behind
    .flatMap((square) => reachable(square, ground, feet / scene.feetPerSquare))
    .map((reached) => reached.square);
  return audible.some(({ at }) => at && squares.some((square) => sameSquare(square, at.square)));
}

const isAudible = (creature: Creature): boolean =>
  creature.kind === 'monster' && !creature.undead && !creature.traits?.silent && isCapable(creature);
