import { addSquares, type Square } from '@lanthorn/geometry';
import type { CreatureId } from '../../ids.ts';
import type { Evolvers } from '../../procedure.ts';
import { withCreature } from '../../state/read.ts';
import type { GameState } from '../../state/state.ts';
import { withScene } from '../scene/events.ts';

export interface CreatureMoved {
  readonly type: 'CreatureMoved';
  readonly creature: CreatureId;
  /** Every square of the way, the first and the last included. */
  readonly path: readonly Square[];
  /** What it used up of the rate, in feet; 0 when the referee moved it. */
  readonly feet: number;
}

export type MovementEvent = CreatureMoved;

export const movementEvolvers: Evolvers<MovementEvent> = {
  CreatureMoved: (state, { creature, path, feet }) => {
    const moved = withCreature(state, creature, (found) => {
      const square = path.at(-1);
      return found.at && square ? { ...found, at: { ...found.at, square }, moved: found.moved + feet } : found;
    });
    return state.party.members.includes(creature) ? trodden(moved, creature, path) : moved;
  },
};

function trodden(state: GameState, creature: CreatureId, path: readonly Square[]): GameState {
  const at = state.creatures[creature]?.at;
  return at ? withScene(state, at.scene, (scene) => ({ ...scene, walked: addSquares(scene.walked, path) })) : state;
}
