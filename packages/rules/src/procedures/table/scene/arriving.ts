import type { Square } from '@lanthorn/geometry';
import type { CreatureId } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import { groundOf, placesAround } from '../../../state/ground.ts';
import { isDead } from '../../../state/read.ts';
import type { Scene } from '../../../state/scene.ts';
import type { GameState, Party } from '../../../state/state.ts';

/** The party, each once, from the front of its marching order. */
export const inMarchingOrder = ({ members, marchingOrder }: Party): readonly CreatureId[] =>
  [...new Set([...marchingOrder.flat(), ...members])].filter((member) => members.includes(member));

/**
 * Sets the whole party down about a square, in its marching order; nobody shares a square while there is room. The dead
 * come with nobody: they lie where they fell, or stay where they were.
 */
export function arriveAt(play: Play, scene: Scene, square: Square): void {
  const order = inMarchingOrder(play.state.party).filter((member) => {
    const found = play.state.creatures[member];
    return found !== undefined && !isDead(found);
  });
  const places = placesOfArrival(play.state, scene, square, order);
  for (const [rank, creature] of order.entries())
    play.happen({ type: 'CreaturePlaced', creature, at: { scene: scene.id, square: places[rank] ?? square } });
}

/** A place for each of those who arrive: nobody is there yet, and ways out stay free. */
export function placesOfArrival(
  state: GameState,
  scene: Scene,
  square: Square,
  those: readonly CreatureId[],
): readonly Square[] {
  const taken = Object.values(state.creatures).flatMap(({ id, at }) =>
    at?.scene === scene.id && !those.includes(id) ? [at.square] : [],
  );
  const exits = Object.values(scene.exits ?? {}).map(({ at }) => at);
  return placesAround(square, those.length, groundOf(scene), [...taken, ...exits]);
}
