import type { CreatureId, HoardId, Roll, SceneId, TrapId, Why } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import { withAttempt, withBusy } from '../../../state/attempts.ts';
import type { Trap } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { trapChangedUnseen, trapRecognised, withoutTrap } from '../../../state/trap-look.ts';

/** Which trap, where. */
interface OfTrap {
  readonly scene: SceneId;
  readonly trap: TrapId;
}

/** Somebody did what sets the trap off, and it held. */
export interface TrapHeld extends OfTrap {
  readonly type: 'TrapHeld';
  readonly creature: CreatureId | null;
  readonly roll: Roll;
  readonly why: Why;
  /** It was set on the treasure that was taken, and is gone with that. */
  readonly gone?: true;
}

export interface TrapSprung extends OfTrap {
  readonly type: 'TrapSprung';
  readonly creatures: readonly CreatureId[];
  /** The players see it: it caught nobody, or somebody they know of. */
  readonly seen: boolean;
  /** Null when the referee said so. */
  readonly roll: Roll | null;
  readonly why: Why;
}

/** A trap is set on treasure. */
export interface HoardTrapped {
  readonly type: 'HoardTrapped';
  readonly hoard: HoardId;
  readonly scene: SceneId;
  readonly trap: Trap;
}

export interface TrapRevealed extends OfTrap {
  readonly type: 'TrapRevealed';
}

export interface TrapDisarmed extends OfTrap {
  readonly type: 'TrapDisarmed';
}

export interface TrapReset extends OfTrap {
  readonly type: 'TrapReset';
}

export interface TrapRemovalTried extends OfTrap {
  readonly type: 'TrapRemovalTried';
  readonly creature: CreatureId;
  readonly roll: Roll;
  readonly removed: boolean;
  readonly why: Why;
}

export type TrapsEvent =
  | HoardTrapped
  | TrapHeld
  | TrapSprung
  | TrapRevealed
  | TrapDisarmed
  | TrapReset
  | TrapRemovalTried;

export const trapsEvolvers: Evolvers<TrapsEvent> = {
  TrapHeld: (state, { scene, trap, gone }) => (gone ? withoutTrap(state, scene, trap) : state),
  TrapSprung: (state, { scene, trap, seen }) =>
    withTrap(state, scene, trap, (was) =>
      seen ? trapRecognised({ ...was, sprung: true, found: true }) : trapChangedUnseen({ ...was, sprung: true }, was),
    ),
  HoardTrapped: (state, { hoard, scene: at, trap }) => {
    const found = state.hoards?.[hoard];
    const scene = state.scenes[at];
    if (!found || !scene) return state;
    return {
      ...state,
      hoards: { ...state.hoards, [hoard]: { ...found, trap: trap.id } },
      scenes: { ...state.scenes, [at]: { ...scene, traps: { ...scene.traps, [trap.id]: trap } } },
    };
  },
  TrapRevealed: (state, { scene, trap }) =>
    withTrap(state, scene, trap, (was) => trapRecognised({ ...was, found: true })),
  TrapDisarmed: (state, { scene, trap }) =>
    withTrap(state, scene, trap, (was) => trapRecognised({ ...was, sprung: true })),
  /** Whoever sets it again does so behind the players' backs. */
  TrapReset: (state, { scene, trap }) =>
    withTrap(state, scene, trap, (was) => trapChangedUnseen({ ...was, sprung: false }, was)),
  TrapRemovalTried: (state, { scene, trap, creature, removed }) => {
    const tried = withBusy(withAttempt(state, { creature, target: trap, kind: 'remove-trap' }), creature);
    return removed ? withTrap(tried, scene, trap, (was) => trapRecognised({ ...was, sprung: true })) : tried;
  },
};

function withTrap(state: GameState, scene: SceneId, trap: TrapId, change: (was: Trap) => Trap): GameState {
  const found = state.scenes[scene];
  const old = found?.traps[trap];
  if (!found || !old) return state;
  return {
    ...state,
    scenes: { ...state.scenes, [scene]: { ...found, traps: { ...found.traps, [trap]: change(old) } } },
  };
}

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly traps: TrapsEvent;
  }
}
