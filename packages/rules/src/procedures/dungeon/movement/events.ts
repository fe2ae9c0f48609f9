import { addSquares, type Square } from '@lanthorn/geometry';
import type { CreatureId, RuleId, SceneId, UserId } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import { elsewhere } from '../../../state/body.ts';
import type { LastMove } from '../../../state/last-moves.ts';
import { withCreature } from '../../../state/read.ts';
import { withCombat } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { withScene } from '../../table/scene/events.ts';
import { facingAfter } from './facing.ts';
import { withMovesSettled, withoutLastMove } from './kept-moves.ts';
import { backAt, keptToTakeBack } from './last-move.ts';

/** What somebody walks up to, to do something there. */
export interface Towards {
  /** As it is told: `the door`; null for a square. */
  readonly what: string | null;
  /** They got there, or the way took the time for anything more, or a trap or a shut door stopped them, or the turn or the round is over for them. */
  readonly ends: 'there' | 'spent' | 'stopped' | 'turn' | 'round';
  /** The players know nothing of it; absent where they do. */
  readonly secret?: boolean;
  /** How many go along, where others do. */
  readonly others?: number;
  /** Feet of the whole way, where this move is only the last part of it; absent where it is all. */
  readonly feet?: number;
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
  /** The player whose move it is, and may take it back; absent where it is not to be taken back. */
  readonly by?: UserId;
  /** It belongs to the same act of that player as the move before. */
  readonly along?: true;
}

/** Something followed that these people may know of: their last moves stand. */
export interface MovesStood {
  readonly type: 'MovesStood';
  readonly of: readonly UserId[];
  readonly against: 'seen' | 'followed';
}

/** Somebody took back their last move: all who went stand where they stood, and have as far to go as they had. */
export interface MoveTakenBack {
  readonly type: 'MoveTakenBack';
  readonly by: UserId;
  readonly movers: LastMove;
}

/** Somebody of the party was set down on a square on which nobody of it had walked. */
export interface MemberSetDown {
  readonly type: 'MemberSetDown';
  readonly scene: SceneId;
  readonly square: Square;
}

export type MovementEvent = CreatureMoved | MovesStood | MoveTakenBack | MemberSetDown;

/** In a round it is noted who has changed place, whoever moved the token. */
const walked = (state: GameState, creature: CreatureId): GameState =>
  state.encounter?.combat?.stage === 'acting' && !state.encounter.combat.walked?.includes(creature)
    ? withCombat(state, (combat) => ({ ...combat, walked: [...(combat.walked ?? []), creature] }))
    : state;

export const movementEvolvers: Evolvers<MovementEvent> = {
  CreatureMoved: (state, event) => {
    const { creature, path, feet } = event;
    const moved = withCreature(state, creature, (found) => {
      const square = path.at(-1);
      if (!found.at || !square) return found;
      const facing = facingAfter(path, state.scenes[found.at.scene]?.grid ?? 'square');
      return elsewhere(found, {
        at: { ...found.at, square },
        moved: found.moved + feet,
        ...(facing === null ? {} : { facing }),
      });
    });
    const noted = walked(moved, creature);
    const after = state.party.members.includes(creature) ? trodden(noted, creature, path) : noted;
    return keptToTakeBack(state, after, event);
  },
  MovesStood: (state, { of, against }) => withMovesSettled(state, against, of),
  MemberSetDown: (state, { scene, square }) =>
    withScene(state, scene, (found) => ({ ...found, setDown: [...(found.setDown ?? []), square] })),
  MoveTakenBack: (state, { by, movers }) => withoutLastMove(movers.reduce(backAt, state), by),
};

function trodden(state: GameState, creature: CreatureId, path: readonly Square[]): GameState {
  const at = state.creatures[creature]?.at;
  return at ? withScene(state, at.scene, (scene) => ({ ...scene, walked: addSquares(scene.walked, path) })) : state;
}

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly movement: MovementEvent;
  }
}
