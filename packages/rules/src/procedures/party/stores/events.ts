import type { CreatureId, ItemId, StoreId } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import { withHolder, withPart } from '../../../state/adventure.ts';
import type { Attack } from '../../../state/creature.ts';
import type { Item } from '../../../state/item.ts';
import type { Purse } from '../../../state/purse.ts';
import { withCreature } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { withOneAdded, withoutThing, withSomeTaken, withThing } from '../belongings/held.ts';
import { type Store, storesOf } from './kept.ts';

export interface ItemStored {
  readonly type: 'ItemStored';
  readonly creature: CreatureId;
  readonly store: StoreId;
  /** As it was carried. */
  readonly from: ItemId;
  /** As it lies there, as many as were put away: under its own id where all of them were, else under a new one. */
  readonly item: Item;
}

export interface ItemFetched {
  readonly type: 'ItemFetched';
  readonly creature: CreatureId;
  readonly store: StoreId;
  /** As it lay there. */
  readonly from: ItemId;
  readonly item: Item;
  /** The ways of fighting with it, for those who may. */
  readonly attacks?: readonly Attack[];
}

export interface CoinsStored {
  readonly type: 'CoinsStored';
  readonly creature: CreatureId;
  readonly store: StoreId;
  readonly coin: keyof Purse;
  readonly count: number;
}

export interface CoinsFetched {
  readonly type: 'CoinsFetched';
  readonly creature: CreatureId;
  readonly store: StoreId;
  readonly coin: keyof Purse;
  readonly count: number;
}

export interface BeastLed {
  readonly type: 'BeastLed';
  readonly creature: CreatureId;
  readonly item: ItemId;
  readonly store: Store;
}

export interface StoreAdded {
  readonly type: 'StoreAdded';
  readonly store: Store;
}

/** How much a cart or a chest bears; null for any number. */
export interface LoadSaid {
  readonly type: 'LoadSaid';
  readonly store: StoreId;
  readonly bears: Store['bears'];
}

export interface StoreMoved {
  readonly type: 'StoreMoved';
  readonly store: StoreId;
  readonly along: boolean;
}

export interface StoreDropped {
  readonly type: 'StoreDropped';
  readonly store: StoreId;
}

export type StoresEvent =
  | ItemStored
  | ItemFetched
  | CoinsStored
  | CoinsFetched
  | BeastLed
  | StoreAdded
  | LoadSaid
  | StoreMoved
  | StoreDropped;

const withCoins = <Of extends { readonly coins: Purse }>(of: Of, coin: keyof Purse, count: number): Of => ({
  ...of,
  coins: { ...of.coins, [coin]: of.coins[coin] + count },
});

const withStore = (state: GameState, store: StoreId, change: (store: Store) => Store): GameState => ({
  ...state,
  stores: storesOf(state).map((one) => (one.id === store ? change(one) : one)),
});

const withOneMore = (state: GameState, store: Store): GameState => ({ ...state, stores: [...storesOf(state), store] });

export const storesEvolvers: Evolvers<StoresEvent> = {
  ItemStored: (state, { creature, store, from, item }) =>
    withStore(
      withPart(
        withCreature(state, creature, (found) => withoutThing(found, from, item.quantity)),
        from,
        item.id,
      ),
      store,
      (found) => ({ ...found, items: withOneAdded(found.items, item) }),
    ),
  ItemFetched: (state, { creature, store, from, item, attacks = [] }) =>
    withStore(
      withPart(
        withHolder(
          withCreature(state, creature, (found) => withThing(found, item, attacks)),
          creature,
          [item],
        ),
        from,
        item.id,
        creature,
      ),
      store,
      (found) => ({ ...found, items: withSomeTaken(found.items, from, item.quantity) }),
    ),
  CoinsStored: (state, { creature, store, coin, count }) =>
    withStore(
      withCreature(state, creature, (found) => withCoins(found, coin, -count)),
      store,
      (found) => withCoins(found, coin, count),
    ),
  CoinsFetched: (state, { creature, store, coin, count }) =>
    withStore(
      withCreature(state, creature, (found) => withCoins(found, coin, count)),
      store,
      (found) => withCoins(found, coin, -count),
    ),
  BeastLed: (state, { creature, item, store }) =>
    withOneMore(
      withCreature(state, creature, (found) => withoutThing(found, item, 1)),
      store,
    ),
  StoreAdded: (state, { store }) => withOneMore(state, store),
  LoadSaid: (state, { store, bears }) => withStore(state, store, (found) => ({ ...found, bears })),
  StoreMoved: (state, { store, along }) => withStore(state, store, (found) => ({ ...found, along })),
  StoreDropped: (state, { store }) => ({ ...state, stores: storesOf(state).filter(({ id }) => id !== store) }),
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly stores: StoresEvent;
  }
}
