import { distanceInFeet } from '@lanthorn/geometry';
import type { Creature } from '../../../state/creature.ts';
import { besideOf } from '../../../state/ground.ts';
import type { Door } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { isOpening } from '../../dungeon/doors/may.ts';

/** The doors with a leaf on the map where somebody stands, the nearest first, and how many feet off they are. */
export function doorsNear(
  { scenes }: GameState,
  { at }: Creature,
): readonly { readonly door: Door; readonly feet: number }[] {
  const scene = at && scenes[at.scene];
  if (!scene) return [];
  const feetTo = (door: Door): number =>
    Math.min(
      ...besideOf(scene, door).map((square) => distanceInFeet(at.square, square, scene.grid, scene.feetPerSquare)),
    );
  return Object.values(scene.doors)
    .filter((door) => !isOpening(door))
    .map((door) => ({ door, feet: feetTo(door) }))
    .toSorted((one, other) => one.feet - other.feet);
}

/** `a secret door, 20′ off`. */
export const doorOptions = (state: GameState, caster: Creature) =>
  doorsNear(state, caster).map(({ door, feet }) => ({
    value: door.id,
    label: `${door.kind === 'door' ? 'a door' : `a ${door.kind} door`}, ${feet}′ off`,
  }));
