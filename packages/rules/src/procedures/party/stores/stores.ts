import { id } from '../../../core/index.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import { NO_COINS } from '../../../state/purse.ts';
import { armedWith } from '../belongings/armed-with.ts';
import { taken } from '../belongings/held.ts';
import { carriedBy } from '../belongings/may.ts';
import type { storesCommands } from './commands.ts';
import { isCart, type Store, storeOf, storesOf } from './kept.ts';
import {
  atStore,
  mayAddStore,
  mayDropStore,
  mayFetchItem,
  mayLeadBeast,
  mayMoveStore,
  maySayLoad,
  mayStoreItem,
  tooFewCoins,
  tooHeavy,
} from './may.ts';

const storeItem: Handler<'StoreItem'> = (play, { creature, store, item, quantity }) => {
  const found = carriedBy(play.state, creature, item);
  if (found) play.happen({ type: 'ItemStored', creature, store, from: item, item: taken(play.dice, found, quantity) });
};

const fetchItem: Handler<'FetchItem'> = (play, { creature, store, item, quantity }) => {
  const found = storeOf(play.state, store)?.items.find((one) => one.id === item);
  const armed = found ? armedWith(play.state, play.state.creatures[creature], found) : {};
  if (found)
    play.happen({
      type: 'ItemFetched',
      creature,
      store,
      from: item,
      item: taken(play.dice, found, quantity),
      ...armed,
    });
};

const empty = { items: [], coins: NO_COINS } as const;

const leadBeast: Handler<'LeadBeast'> = (play, { creature, item }) => {
  const found = carriedBy(play.state, creature, item);
  const bears = found ? play.rules.equipment.beasts.bearing(found.name) : null;
  if (!found || !(bears || isCart(found.name))) return;
  const store: Store = { ...empty, id: id(play.dice.id()), name: nameFor(play, found.name), along: true, bears };
  play.happen({ type: 'BeastLed', creature, item, store });
};

/** The first mule is `The mule`, the second `The mule 2`. */
function nameFor({ state }: Play, kind: string): string {
  const names = storesOf(state).map(({ name }) => name);
  const name = `The ${kind}`;
  const next = (number: number): string =>
    names.includes(`${name} ${number}`) ? next(number + 1) : `${name} ${number}`;
  return names.includes(name) ? next(2) : name;
}

/** So many coins of weight, at no rate of its own; 0 for any number. */
const bearing = (coins: number): Store['bears'] => (coins === 0 ? null : { full: coins, half: coins, rate: null });

const addStore: Handler<'AddStore'> = (play, { name, bears, along = false }) => {
  const store: Store = { ...empty, id: id(play.dice.id()), name: name.trim(), along, bears: bearing(bears) };
  play.happen({ type: 'StoreAdded', store });
};

export const storesHandlers: Handlers<typeof storesCommands> = {
  StoreItem: { may: mayStoreItem, play: storeItem },
  FetchItem: { may: mayFetchItem, play: fetchItem },
  StoreCoins: {
    may: (state, command, seat) =>
      atStore(state, seat, command, ({ coins }, kept) => [
        tooFewCoins(coins, command),
        tooHeavy(state, kept, command.count),
      ]),
    play: (play, { creature, store, coin, count }) =>
      play.happen({ type: 'CoinsStored', creature, store, coin, count }),
  },
  FetchCoins: {
    may: (state, command, seat) => atStore(state, seat, command, (_who, { coins }) => [tooFewCoins(coins, command)]),
    play: (play, { creature, store, coin, count }) =>
      play.happen({ type: 'CoinsFetched', creature, store, coin, count }),
  },
  LeadBeast: { may: mayLeadBeast, play: leadBeast },
  AddStore: { may: mayAddStore, play: addStore },
  SayLoad: {
    may: maySayLoad,
    play: (play, { store, bears }) => play.happen({ type: 'LoadSaid', store, bears: bearing(bears) }),
  },
  MoveStore: { may: mayMoveStore, play: (play, { store, along }) => play.happen({ type: 'StoreMoved', store, along }) },
  DropStore: { may: mayDropStore, play: (play, { store }) => play.happen({ type: 'StoreDropped', store }) },
};
