import type { CreatureId, ItemId } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import { withCreature } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';

/** At the end of a day somebody ate and drank, or went without. */
export interface ProvisionsUsed {
  readonly type: 'ProvisionsUsed';
  readonly creature: CreatureId;
  /** What is left of what was used; gone when 0. */
  readonly left: Readonly<Record<ItemId, number>>;
  /** Days in a row without. */
  readonly daysWithout: DaysWithout;
  /** It is told of together with others and other days; absent in logs of before that was so. */
  readonly quiet?: true;
}

/** Several days went by with food and drink or without, and are told of together, once for all who fared alike. */
export interface ProvisionsTold extends Fared {
  readonly type: 'ProvisionsTold';
  readonly creatures: readonly CreatureId[];
}

/** How somebody fared. */
export interface Fared {
  readonly daysWithout: DaysWithout;
  /** The last of what they had was used. */
  readonly usedUp: boolean;
  /** Hit points that hunger and thirst took. */
  readonly lost: number;
}

/** Days in a row. */
interface DaysWithout {
  readonly food: number;
  readonly water: number;
}

export type ProvisionsEvent = ProvisionsUsed | ProvisionsTold;

export const provisionsEvolvers: Evolvers<ProvisionsEvent> = {
  ProvisionsTold: (state) => state,
  ProvisionsUsed: (state, { creature, left, daysWithout }) => {
    const fed = { ...state, hunger: { ...state.hunger, [creature]: daysWithout } } satisfies GameState;
    return withCreature(fed, creature, (found) => ({
      ...found,
      items: found.items
        .map((item) => ({ ...item, quantity: left[item.id] ?? item.quantity }))
        .filter((item) => item.quantity > 0),
    }));
  },
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly provisions: ProvisionsEvent;
  }
}
