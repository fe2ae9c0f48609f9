import type { CreatureId, ItemId } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import { withCreature } from '../../../state/read.ts';
import { withoutThing } from '../belongings/held.ts';

export interface ItemsTrimmed {
  readonly type: 'ItemsTrimmed';
  readonly creature: CreatureId;
  readonly left: readonly { readonly item: ItemId; readonly name: string; readonly quantity: number }[];
}

export type EncumbranceEvent = ItemsTrimmed;

export const encumbranceEvolvers: Evolvers<EncumbranceEvent> = {
  ItemsTrimmed: (state, { creature, left }) =>
    withCreature(state, creature, (found) =>
      left.reduce((now, { item, quantity }) => withoutThing(now, item, quantity), found),
    ),
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly encumbrance: EncumbranceEvent;
  }
}
