import { type SquareRows, unionRows } from '@lanthorn/geometry';
import type { CreatureId, SceneId } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import type { Condition } from '../../../state/creature.ts';
import type { Side } from '../../../state/encounter.ts';
import { membersOf, UNSEEN, withEncounter } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { nameOfShown } from '../../situation/sight/side-name.ts';

/** The party saw squares it had not seen before. What has been explored stays so. */
export interface SquaresExplored {
  readonly type: 'SquaresExplored';
  readonly scene: SceneId;
  /** All rows of the scene, with the new squares alone. */
  readonly squares: SquareRows;
}

/** Something changed about a creature that the table does not see: they remember it so. */
export interface ConditionsRemembered {
  readonly type: 'ConditionsRemembered';
  readonly creature: CreatureId;
  readonly conditions: readonly Condition[];
}

/** The table knows what is wrong with a creature, as they had not. */
export interface ConditionsNoticed {
  readonly type: 'ConditionsNoticed';
  readonly creature: CreatureId;
}

/** Monsters came into the table's view for the first time. */
export interface NewcomersSeen {
  readonly type: 'NewcomersSeen';
  readonly creatures: readonly CreatureId[];
  /** Who of the party sees the first of them; null where a hand says what is seen. */
  readonly by: CreatureId | null;
  /** Told of otherwise, as by the blow they struck; absent where it is told. */
  readonly quiet?: true;
}

/** The table has those whom it meets in sight for the first time since they met: from now on it knows of them. */
export interface FoesSighted {
  readonly type: 'FoesSighted';
  readonly creatures: readonly CreatureId[];
}

export type SightEvent = SquaresExplored | ConditionsRemembered | ConditionsNoticed | NewcomersSeen | FoesSighted;

export const sightEvolvers: Evolvers<SightEvent> = {
  FoesSighted: (state, { creatures }) =>
    withEncounter(state, ({ sighted = [], ...encounter }) => ({
      ...encounter,
      sighted: [...sighted, ...creatures],
      sides: encounter.sides.map((side) => named(state, side, creatures)),
    })),
  NewcomersSeen: (state, { creatures }) => ({
    ...state,
    newcomersSeen: [...new Set([...(state.newcomersSeen ?? []), ...creatures])],
  }),
  ConditionsRemembered: (state, { creature, conditions }) => ({
    ...state,
    lastSeen: { ...state.lastSeen, [creature]: conditions },
  }),
  ConditionsNoticed: ({ lastSeen, ...state }, { creature }) => {
    const { [creature]: _known, ...others } = lastSeen ?? {};
    return Object.keys(others).length > 0 ? { ...state, lastSeen: others } : state;
  },
  SquaresExplored: (state, { scene, squares }) => {
    const found = state.scenes[scene];
    if (!found) return state;
    return {
      ...state,
      scenes: { ...state.scenes, [scene]: { ...found, explored: unionRows(found.explored, squares) } },
    };
  },
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly sight: SightEvent;
  }
}

/** Those who were met unseen go by what they are, once one of them is in sight. */
const named = (state: GameState, side: Side, seen: readonly CreatureId[]): Side =>
  side.name === UNSEEN && side.members.some((member) => seen.includes(member))
    ? { ...side, name: nameOfShown(membersOf(state, side)) }
    : side;
