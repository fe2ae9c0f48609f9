import { canStep, type Square, within } from '@lanthorn/geometry';
import type { Seat } from '../../seat.ts';
import type { Creature } from '../../state/creature.ts';
import { around, groundOf } from '../../state/ground.ts';
import type { Scene } from '../../state/scene.ts';
import type { GameState } from '../../state/state.ts';
import { isHeld } from './held.ts';
import { marchersOf, marchTo } from './march.ts';
import { feetLeft } from './rate.ts';
import { costOf, isWithin } from './way.ts';

/**
 * The squares one step away that would be granted. Farther ones are asked on the board without being listed. For the
 * referee those that are only inside the map.
 */
export function squaresNextTo(state: GameState, scene: Scene, creature: Creature, seat: Seat): readonly Square[] {
  const at = creature.at?.square;
  if (!at) return [];
  if (seat.role === 'referee') return around(at).filter((square) => within(square, scene));
  const left = feetLeft(state, creature);
  const ground = groundOf(scene);
  return around(at).filter(
    (square) =>
      canStep(at, square, ground) &&
      isWithin(costOf(state, scene, [at, square]), left) &&
      !isHeld(state, creature, square),
  );
}

/** The squares next to its foremost member that the whole party may walk to. */
export function squaresNextToParty(state: GameState, seat: Seat): readonly Square[] {
  const leader = marchersOf(state)[0]?.at?.square;
  if (!leader || state.encounter) return [];
  return around(leader).filter((square) => {
    const march = marchTo(state, seat, square);
    return !('code' in march) && march.against === null;
  });
}
