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
  readonly daysWithout: { readonly food: number; readonly water: number };
}

export type ProvisionsEvent = ProvisionsUsed;

export const provisionsEvolvers: Evolvers<ProvisionsEvent> = {
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
