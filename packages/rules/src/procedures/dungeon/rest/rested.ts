import type { CreatureId } from '../../../core/index.ts';
import { elsewhere } from '../../../state/body.ts';
import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';

/** Everyone's movement begins anew. Those who have not moved stay the same objects. */
export function rested(state: GameState): Readonly<Record<CreatureId, Creature>> {
  const moved = Object.values(state.creatures).filter((creature) => creature.moved > 0);
  if (moved.length === 0) return state.creatures;
  return {
    ...state.creatures,
    ...Object.fromEntries(moved.map((creature) => [creature.id, elsewhere(creature, { moved: 0 })])),
  };
}
