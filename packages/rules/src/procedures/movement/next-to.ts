import { hasSquare, type Square, within } from '@lanthorn/geometry';
import type { Seat } from '../../seat.ts';
import type { Creature } from '../../state/creature.ts';
import { around, groundOf, withinReach } from '../../state/ground.ts';
import type { Scene } from '../../state/scene.ts';
import type { GameState } from '../../state/state.ts';
import { feetLeft } from './rate.ts';
import { isHeld } from './held.ts';

/**
 * The squares one step away that would be granted. Farther ones are asked on the board without being listed. For the
 * referee those that are only inside the map.
 */
export function squaresNextTo(state: GameState, scene: Scene, creature: Creature, seat: Seat): readonly Square[] {
  const at = creature.at?.square;
  if (!at) return [];
  if (seat.role === 'referee') return around(at).filter((square) => within(square, scene));
  const left = feetLeft(state, creature) / scene.feetPerSquare;
  return withinReach(at, groundOf(scene)).filter((square) => {
    const dx = Math.abs(square.x - at.x);
    const dy = Math.abs(square.y - at.y);
    return dx + dy > 0 && (dx > 0 && dy > 0 ? 1.5 : 1) <= left && hasSquare(scene.explored, square) && !isHeld(state, creature, square);
  });
}
