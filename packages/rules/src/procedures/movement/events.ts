import { addSquares, type Square } from '@lanthorn/geometry';
import type { CreatureId } from '../../ids.ts';
import type { Evolvers } from '../../procedure.ts';
import type { RuleId } from '../../ruling.ts';
import { elsewhere } from '../../state/body.ts';
import { withCreature } from '../../state/read.ts';
import type { GameState } from '../../state/state.ts';
import { withCombat } from '../encounter/sides.ts';
import { withScene } from '../scene/events.ts';

/** What somebody walks up to, to do something there. */
export interface Towards {
  /** As it is told: `the door`; null for a square. */
  readonly what: string | null;
  /** They got there, or a trap or a shut door stopped them, or the turn or the round is over for them. */
  readonly ends: 'there' | 'stopped' | 'turn' | 'round';
  /** The players know nothing of it; absent where they do. */
  readonly secret?: boolean;
  /** How many go along, where others do. */
  readonly others?: number;
}

export interface CreatureMoved {
  readonly type: 'CreatureMoved';
  readonly creature: CreatureId;
  /** Every square of the way, the first and the last included. */
  readonly path: readonly Square[];
  /** What it used up of the rate, in feet; 0 when the referee moved it. */
  readonly feet: number;
  /** It left a melee, and the rule by which it may; absent for all other moves. */
  readonly leaves?: RuleId;
  /** Absent for a walk for its own sake. */
  readonly towards?: Towards;
}

export type MovementEvent = CreatureMoved;

/** In a round it is noted who has changed place, whoever moved the token. */
const walked = (state: GameState, creature: CreatureId): GameState =>
  state.encounter?.combat?.stage === 'acting' && !state.encounter.combat.walked?.includes(creature)
    ? withCombat(state, (combat) => ({ ...combat, walked: [...(combat.walked ?? []), creature] }))
    : state;

export const movementEvolvers: Evolvers<MovementEvent> = {
  CreatureMoved: (state, { creature, path, feet }) => {
    const moved = withCreature(state, creature, (found) => {
      const square = path.at(-1);
      return found.at && square ? elsewhere(found, { at: { ...found.at, square }, moved: found.moved + feet }) : found;
    });
    const noted = walked(moved, creature);
    return state.party.members.includes(creature) ? trodden(noted, creature, path) : noted;
  },
};

function trodden(state: GameState, creature: CreatureId, path: readonly Square[]): GameState {
  const at = state.creatures[creature]?.at;
  return at ? withScene(state, at.scene, (scene) => ({ ...scene, walked: addSquares(scene.walked, path) })) : state;
}
