import type { CreatureId } from '../core/index.ts';
import type { Creature } from '../state/creature.ts';
import type { GameState } from '../state/state.ts';

/** What is asked of somebody, asked by id: it does not hold of an id that is nobody's. */
export const byId =
  ({ creatures }: GameState, holds: (creature: Creature) => boolean) =>
  (id: CreatureId): boolean => {
    const found = creatures[id];
    return found !== undefined && holds(found);
  };
