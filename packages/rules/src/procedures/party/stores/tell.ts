import type { StoreId } from '../../../core/index.ts';
import { counted, inside, things } from '../../../core/words.ts';
import { written } from '../../../core/written.ts';
import { nameOf, type Tellers, toAll } from '../../../play/index.ts';
import type { GameState } from '../../../state/state.ts';
import { aboutBelongings } from '../belongings/tell.ts';
import type { StoresEvent } from './events.ts';
import { HOME, storeOf } from './kept.ts';

const nameIn = (state: GameState, store: StoreId): string => inside(storeOf(state, store)?.name ?? 'it');

/** Where to, and where from. */
const into = (state: GameState, store: StoreId): string =>
  store === HOME ? 'at home' : `with ${nameIn(state, store)}`;
const from = (state: GameState, store: StoreId): string =>
  store === HOME ? 'from home' : `from ${nameIn(state, store)}`;

export const storesTellers: Tellers<StoresEvent> = {
  ItemStored: ({ creature, store, item }, after) =>
    aboutBelongings(
      after,
      creature,
      `${nameOf(after, creature)} leaves ${things(item.quantity, item.name)} ${into(after, store)}.`,
    ),
  ItemFetched: ({ creature, store, item }, after) =>
    aboutBelongings(
      after,
      creature,
      `${nameOf(after, creature)} takes ${things(item.quantity, item.name)} ${from(after, store)}.`,
    ),
  CoinsStored: ({ creature, store, coin, count }, after) =>
    aboutBelongings(
      after,
      creature,
      `${nameOf(after, creature)} leaves ${written(count)} ${coin} ${into(after, store)}.`,
    ),
  CoinsFetched: ({ creature, store, coin, count }, after) =>
    aboutBelongings(
      after,
      creature,
      `${nameOf(after, creature)} takes ${written(count)} ${coin} ${from(after, store)}.`,
    ),
  BeastLed: ({ store }) => toAll({ kind: 'table', text: `${store.name} bears the party’s things from now on.` }),
  StoreAdded: ({ store }) => toAll({ kind: 'table', text: `The party has ${inside(store.name)} now.` }),
  LoadSaid: ({ store, bears }, after) =>
    toAll({
      kind: 'table',
      text: bears
        ? `${storeOf(after, store)?.name} bears ${counted(bears.full, 'coin')} of weight and no more.`
        : `${storeOf(after, store)?.name} bears any number of things.`,
    }),
  StoreMoved: ({ store, along }, after) =>
    toAll({
      kind: 'table',
      text: along
        ? `The party takes ${nameIn(after, store)} along.`
        : `The party leaves ${nameIn(after, store)} at home.`,
    }),
  StoreDropped: ({ store }, _after, before) =>
    toAll({ kind: 'table', text: `The party parts with ${nameIn(before, store)}.` }),
};
