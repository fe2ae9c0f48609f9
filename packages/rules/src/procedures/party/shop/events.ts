import type { CreatureId, ItemId } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import type { Attack } from '../../../state/creature.ts';
import type { Item } from '../../../state/item.ts';
import type { Purse } from '../../../state/purse.ts';
import { withCreature } from '../../../state/read.ts';
import { withoutThing, withThing } from '../belongings/held.ts';

export interface Bought {
  readonly type: 'Bought';
  readonly creature: CreatureId;
  readonly ware: string;
  readonly lots: number;
  /** The package that it came in. */
  readonly package?: string;
  /** In gold pieces, all together. */
  readonly price: number;
  /** What is left in the purse. */
  readonly coins: Purse;
  readonly item: Item;
  readonly attacks: readonly Attack[];
}

export interface Sold {
  readonly type: 'Sold';
  readonly creature: CreatureId;
  readonly item: ItemId;
  readonly name: string;
  readonly quantity: number;
  /** In copper pieces, all together. */
  readonly copper: number;
  readonly coins: Purse;
}

export interface CoinsChanged {
  readonly type: 'CoinsChanged';
  readonly creature: CreatureId;
  readonly coins: Purse;
}

export type ShopEvent = Bought | Sold | CoinsChanged;

export const shopEvolvers: Evolvers<ShopEvent> = {
  Bought: (state, { creature, coins, item, attacks }) =>
    withCreature(state, creature, (found) => ({ ...withThing(found, item, attacks), coins })),
  CoinsChanged: (state, { creature, coins }) => withCreature(state, creature, (found) => ({ ...found, coins })),
  Sold: (state, { creature, item, quantity, coins }) =>
    withCreature(state, creature, (found) => ({ ...withoutThing(found, item, quantity), coins })),
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly shop: ShopEvent;
  }
}
