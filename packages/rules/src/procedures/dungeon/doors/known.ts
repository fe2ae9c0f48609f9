import { hasSquare } from '@lanthorn/geometry';
import type { Role } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { isUnfound } from '../../../state/door-look.ts';
import { besideOf, isBeside } from '../../../state/ground.ts';
import type { Door, Scene } from '../../../state/scene.ts';

/** A door is known once a square beside it has been explored; a secret one once it has been found. The referee knows all. */
export function isKnown(scene: Scene, door: Door, who: Role | 'table'): boolean {
  if (who === 'referee') return true;
  if (isUnfound(door)) return false;
  return besideOf(scene, door).some((square) => hasSquare(scene.explored, square));
}

/** Whether a creature stands beside a door, on either side. */
export const beside = ({ at }: Creature, scene: Scene, door: Door): boolean =>
  at?.scene === scene.id && isBeside(at.square, scene, door);
