import type { Roll } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';

export interface MonstersAdded {
  readonly type: 'MonstersAdded';
  readonly creatures: readonly Creature[];
  /** For hit points, one each. */
  readonly rolls: readonly Roll[];
}

export type MonstersEvent = MonstersAdded;

export const monstersEvolvers: Evolvers<MonstersEvent> = {
  MonstersAdded: (state, { creatures }) => withCreatures(state, creatures),
};

/** The state with creatures that were not there. */
export const withCreatures = (state: GameState, creatures: readonly Creature[]): GameState => ({
  ...state,
  creatures: { ...state.creatures, ...Object.fromEntries(creatures.map((creature) => [creature.id, creature])) },
});

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly monsters: MonstersEvent;
  }
}
