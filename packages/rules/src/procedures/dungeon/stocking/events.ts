import type { Roll, RuleId } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Hoard } from '../../../state/hoard.ts';
import type { Scene } from '../../../state/scene.ts';
import { withCreatures } from '../../body/monsters/events.ts';

/** A dungeon as the dice made it, whole: nothing of it is ever laid out again from its seed. */
export interface DungeonMade {
  readonly type: 'DungeonMade';
  readonly scene: Scene;
  readonly creatures: readonly Creature[];
  readonly hoards: readonly Hoard[];
  /** What was thrown for what the rooms hold, in their order. */
  readonly contents: Roll;
  readonly rule: RuleId;
}

export type StockingEvent = DungeonMade;

export const stockingEvolvers: Evolvers<StockingEvent> = {
  DungeonMade: (state, { scene, creatures, hoards }) => ({
    ...withCreatures(state, creatures),
    scenes: { ...state.scenes, [scene.id]: scene },
    ...(hoards.length > 0
      ? { hoards: { ...state.hoards, ...Object.fromEntries(hoards.map((hoard) => [hoard.id, hoard])) } }
      : {}),
  }),
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly stocking: StockingEvent;
  }
}
