import { id, type StoreId } from '../../../core/index.ts';
import type { Item } from '../../../state/item.ts';
import { NO_COINS, type Purse } from '../../../state/purse.ts';
import type { GameState } from '../../../state/state.ts';
import type { Bearing } from '../../table/equipment/rule.ts';

/** Where things lie that are the party's and that nobody of it carries: at home, on a beast, in a cart. */
export interface Store {
  readonly id: StoreId;
  readonly name: string;
  /** It goes with the party; otherwise it stays at home. */
  readonly along: boolean;
  /** Null for a place that holds anything. */
  readonly bears: Bearing | null;
  readonly items: readonly Item[];
  readonly coins: Purse;
}

export const HOME: StoreId = id('home');

const AT_HOME: readonly Store[] = [{ id: HOME, name: 'Home', along: false, bears: null, items: [], coins: NO_COINS }];

/** Every party has a home, though it may be empty. */
export const storesOf = ({ stores = AT_HOME }: GameState): readonly Store[] => stores;

export const storeOf = (state: GameState, store: StoreId): Store | null =>
  storesOf(state).find((one) => one.id === store) ?? null;

const coinsIn = (coins: Purse): number => Object.values(coins).reduce((sum, count) => sum + count, 0);

/** What lies in a store, in coins of weight. */
export const loadOf = ({ items, coins }: Pick<Store, 'items' | 'coins'>): number =>
  items.reduce((sum, { weight, quantity }) => sum + weight * quantity, coinsIn(coins));

/** Whether it goes on its own feet; a cart goes as fast as those who draw it. */
export const isBeast = ({ bears }: Store): boolean => bears !== null && bears.rate !== null;

/** Whether a thing that somebody has bought is drawn by others: what it bears no list says. */
export const isCart = (name: string): boolean => /\b(?:cart|wagon)\b/i.test(name);

/** Whether it bears more than it does at its full rate. */
export const isHeavilyLoaded = ({ bears, items, coins }: Store): boolean =>
  bears !== null && loadOf({ items, coins }) > bears.full;

/** Base movement rate of a laden beast, in feet a turn; null for what does not slow the party. */
export function rateOf(store: Store): number | null {
  const { bears } = store;
  if (!bears || bears.rate === null) return null;
  return isHeavilyLoaded(store) ? bears.rate / 2 : bears.rate;
}

declare module '../../../state/state.ts' {
  interface GameState {
    /** Where the party's things lie that nobody carries, home first; absent while there is nothing but an empty home. */
    readonly stores?: readonly Store[];
  }
}
