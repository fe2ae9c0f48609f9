import type { RandomTableId, Roll, SceneId, Why } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { withCreatures } from '../../body/monsters/events.ts';
import type { Chance } from '../../table/chance/chance.ts';
import { checksDue, withChecksDue } from './kept.ts';

/** A check fell due and waits for the referee, beside those that wait already. */
export interface WanderingFellDue {
  readonly type: 'WanderingFellDue';
}

export interface WanderingChecked {
  readonly type: 'WanderingChecked';
  readonly chance: Chance;
  readonly roll: Roll;
  readonly encounter: boolean;
  readonly why: Why;
  /** For noise or smells: what was due is still due. */
  readonly extra?: true;
}

export interface CheckWaived {
  readonly type: 'CheckWaived';
  /** The monsters that were drawn up are met, and what fell due meanwhile is dropped; absent where the referee waived it. */
  readonly met?: true;
}

/** Who wanders by on a map is rolled on a table of the campaign's own from now on; null for that of its level. */
export interface WanderersSet {
  readonly type: 'WanderersSet';
  readonly scene: SceneId;
  readonly table: RandomTableId | null;
}

/** Monsters of the level's table, or of the campaign's own, are on their way, and wait for the referee to begin the encounter. */
export interface MonstersDrawnUp {
  readonly type: 'MonstersDrawnUp';
  /** The kind, as the bestiary names it. */
  readonly name: string;
  readonly level: number;
  /** Null where a table of the campaign's own was rolled, which told of its dice. */
  readonly table: Roll | null;
  readonly number: Roll | null;
  /** The name of the table of the campaign's own that led to too many rolls, so that the level's stood in. */
  readonly unused?: string;
  readonly creatures: readonly Creature[];
  readonly hitPoints: readonly Roll[];
  /** In feet once multiplied: the total; null where the surprise dice tell it. */
  readonly distance: Roll | null;
  /** Whom they come upon, where the party is split: those on this scene. */
  readonly scene?: SceneId;
}

export interface DrawnUpDismissed {
  readonly type: 'DrawnUpDismissed';
}

export type WanderingEvent =
  | WanderingFellDue
  | WanderingChecked
  | WanderersSet
  | CheckWaived
  | MonstersDrawnUp
  | DrawnUpDismissed;

export const wanderingEvolvers: Evolvers<WanderingEvent> = {
  WanderingFellDue: (state) => withChecksDue(state, checksDue(state) + 1),
  WanderingChecked: (state, { extra }) => (extra ? state : withChecksDue(state, Math.max(0, checksDue(state) - 1))),
  CheckWaived: (state) => withChecksDue(state, 0),
  WanderersSet: (state, { scene, table }) => {
    const found = state.scenes[scene];
    if (!found) return state;
    const { wanderers: _before, ...rest } = found;
    return { ...state, scenes: { ...state.scenes, [scene]: table ? { ...rest, wanderers: table } : rest } };
  },
  MonstersDrawnUp: (state, { name, creatures, distance, scene }) => ({
    ...withCreatures(state, creatures),
    drawnUp: {
      name,
      creatures: creatures.map((creature) => creature.id),
      distance: distance?.total ?? null,
      ...(scene ? { scene } : {}),
    },
  }),
  DrawnUpDismissed: (state) => {
    const gone = new Set<string>(state.drawnUp?.creatures);
    const creatures = Object.fromEntries(Object.entries(state.creatures).filter(([creature]) => !gone.has(creature)));
    return { ...state, creatures, drawnUp: null };
  },
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly wandering: WanderingEvent;
  }
}
