import {
  byRule,
  type CommandOf,
  type CreatureId,
  impossible,
  objections,
  type Refusal,
  type Seat,
  type StoreId,
} from '../../../core/index.ts';
import { sameName } from '../../../core/words.ts';
import { written } from '../../../core/written.ts';
import { rulesFor } from '../../../play/index.ts';
import type { Creature, Item, Purse } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';
import { MOST_ITEMS } from '../../body/creature/bounds.ts';
import { mayAct, mayCommandParty, onlyReferee } from '../../table/permission/permission.ts';
import { HOME, loadOf, type Store, storeOf, storesOf } from './kept.ts';

/** The most stores that a party keeps, and different things in one. */
export const MOST_STORES = 30;
const MOST_STORED = 500;

const noSuch = impossible('no-such-thing', 'Nothing of that name is kept.');

/** A member of the party whom all may know of is where the store is, and no encounter goes on. */
function atStore(state: GameState, seat: Seat, creature: CreatureId, store: StoreId): readonly (Refusal | null)[] {
  const refusal = mayAct(state, seat, creature);
  const who = state.creatures[creature];
  const found = storeOf(state, store);
  if (refusal || !who) return [refusal ?? noSuch];
  if (!found || !isMember(state, who)) return [noSuch];
  return [whereItIs(state, who, found)];
}

const isMember = ({ party }: GameState, { id, hidden }: Creature): boolean => party.members.includes(id) && !hidden;

function whereItIs({ encounter }: GameState, { name, at }: Creature, store: Store): Refusal | null {
  if (encounter) return byRule('TABLE', 'too-far', 'There is no time for that in an encounter.');
  return at && !store.along ? byRule('TABLE', 'too-far', `${name} is not at home: leave the board first.`) : null;
}

type Moving = Pick<CommandOf<'StoreItem'>, 'creature' | 'store' | 'item' | 'quantity'>;

const hasSome = (found: Item | undefined, quantity: number): Refusal | null => {
  if (!found) return noSuch;
  return quantity >= 1 && quantity <= found.quantity
    ? null
    : impossible('bad-input', `There are ${found.quantity} of that.`);
};

export function mayStoreItem(state: GameState, command: Moving, seat: Seat): readonly Refusal[] {
  const { creature, store, item, quantity } = command;
  const there = objections(...atStore(state, seat, creature, store));
  if (there.some(({ kind }) => kind !== 'rule')) return there;
  const found = state.creatures[creature]?.items.find((one) => one.id === item);
  const missing = hasSome(found, quantity);
  const into = storeOf(state, store);
  if (missing || !found || !into) return [missing ?? noSuch];
  const full = into.items.length >= MOST_STORED ? impossible('bad-input', `${into.name} holds no more.`) : null;
  return objections(...there, full, tooHeavy(state, into, found.weight * quantity));
}

export function mayFetchItem(state: GameState, command: Moving, seat: Seat): readonly Refusal[] {
  const { creature, store, item, quantity } = command;
  const there = objections(...atStore(state, seat, creature, store));
  if (there.some(({ kind }) => kind !== 'rule')) return there;
  const missing = hasSome(
    storeOf(state, store)?.items.find((one) => one.id === item),
    quantity,
  );
  const who = state.creatures[creature];
  const laden =
    who && who.items.length >= MOST_ITEMS ? impossible('bad-input', `${who.name} can carry nothing more.`) : null;
  return objections(...there, missing, laden);
}

function hasCoins(purse: Purse | undefined, coin: keyof Purse, count: number): Refusal | null {
  if (count < 1) return impossible('bad-input', 'At least a coin.');
  return purse && count <= purse[coin] ? null : impossible('too-dear', 'There are not so many coins.');
}

export function mayStoreCoins(
  state: GameState,
  { creature, store, coin, count }: CommandOf<'StoreCoins'>,
  seat: Seat,
): readonly Refusal[] {
  const there = objections(...atStore(state, seat, creature, store));
  if (there.some(({ kind }) => kind !== 'rule')) return there;
  const into = storeOf(state, store);
  const had = hasCoins(state.creatures[creature]?.coins, coin, count);
  return objections(...there, had, into && tooHeavy(state, into, count));
}

export function mayFetchCoins(
  state: GameState,
  { creature, store, coin, count }: CommandOf<'FetchCoins'>,
  seat: Seat,
): readonly Refusal[] {
  const there = objections(...atStore(state, seat, creature, store));
  if (there.some(({ kind }) => kind !== 'rule')) return there;
  return objections(...there, hasCoins(storeOf(state, store)?.coins, coin, count));
}

/** What a beast bears at half its rate is the most. */
function tooHeavy({ ruleset }: GameState, store: Store, more: number): Refusal | null {
  const { bears, name } = store;
  if (!bears || loadOf(store) + more <= bears.half) return null;
  const { beasts } = rulesFor(ruleset).equipment;
  return byRule(beasts.rule, 'forbidden', `${name} bears no more than ${written(bears.half)} coins of weight.`);
}

export function mayLeadBeast(
  state: GameState,
  { creature, item }: CommandOf<'LeadBeast'>,
  seat: Seat,
): readonly Refusal[] {
  const refusal = mayAct(state, seat, creature);
  const who = state.creatures[creature];
  const found = who?.items.find((one) => one.id === item);
  if (refusal || !who || !found) return [refusal ?? noSuch];
  const beast = rulesFor(state.ruleset).equipment.beasts.bearing(found.name);
  if (!beast || !isMember(state, who)) return [noSuch];
  return objections(roomForMore(state), whereItIs(state, who, { ...EMPTY, along: false }));
}

const EMPTY = { id: HOME, name: '', bears: null, items: [], coins: { pp: 0, gp: 0, ep: 0, sp: 0, cp: 0 } } as const;

const roomForMore = (state: GameState): Refusal | null =>
  storesOf(state).length < MOST_STORES
    ? null
    : impossible('bad-input', `A party keeps things in no more than ${MOST_STORES} places.`);

export function mayAddStore(state: GameState, { name }: CommandOf<'AddStore'>, seat: Seat): readonly Refusal[] {
  const taken = storesOf(state).some((store) => sameName(store.name, name));
  return objections(
    onlyReferee(seat),
    taken ? impossible('bad-input', `The party has ${name.trim()} already.`) : null,
    roomForMore(state),
  );
}

export function mayMoveStore(
  state: GameState,
  { store, along }: CommandOf<'MoveStore'>,
  seat: Seat,
): readonly Refusal[] {
  const found = storeOf(state, store);
  if (!found || store === HOME) return [noSuch];
  return objections(
    mayCommandParty(state, seat),
    found.along === along ? impossible('no-change', 'It is so already.') : null,
    state.encounter ? byRule('TABLE', 'too-far', 'There is no time for that in an encounter.') : null,
  );
}

export function mayDropStore(state: GameState, { store }: CommandOf<'DropStore'>, seat: Seat): readonly Refusal[] {
  const found = storeOf(state, store);
  if (!found || store === HOME) return [noSuch];
  const empty = found.items.length === 0 && Object.values(found.coins).every((count) => count === 0);
  return objections(
    mayCommandParty(state, seat),
    empty ? null : impossible('bad-input', `${found.name} bears something yet: take it off first.`),
  );
}
