import {
  byRule,
  type CreatureId,
  type ItemId,
  impossible,
  objections,
  type Refusal,
  type Seat,
  type StoreId,
} from '../../../core/index.ts';
import { sameName } from '../../../core/words.ts';
import { written } from '../../../core/written.ts';
import { type FieldsOf, type May, rulesOf } from '../../../play/index.ts';
import { hasCoins } from '../../../state/adventure.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Item } from '../../../state/item.ts';
import type { Purse } from '../../../state/purse.ts';
import { livingParty } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { MOST_ITEMS } from '../../body/creature/bounds.ts';
import { mayAct, mayCommandParty, onlyReferee } from '../../table/permission/permission.ts';
import { stillReading, tooFew } from '../belongings/may.ts';
import { HOME, isBeast, isCart, loadOf, type Store, storeOf, storesOf } from './kept.ts';

/** The most stores that a party keeps, and different things in one. */
export const MOST_STORES = 30;
const MOST_STORED = 500;

const noSuch = impossible('no-such-thing', 'Nothing of that name is kept.');

/**
 * What stands against somebody's using a store: a member of the party whom all may know of is where it is, and no
 * encounter goes on. @param more what else, of whoever uses it and of the store as it is
 */
export function atStore(
  state: GameState,
  seat: Seat,
  { creature, store }: { readonly creature: CreatureId; readonly store: StoreId },
  more: (who: Creature, kept: Store) => readonly (Refusal | null)[],
): readonly Refusal[] {
  const refusal = mayAct(state, seat, creature);
  const [who, kept] = [state.creatures[creature], storeOf(state, store)];
  if (refusal && refusal.kind !== 'rule') return [refusal];
  if (!who || !kept || !isMember(state, who)) return [refusal ?? noSuch];
  return objections(refusal, outOfReach(state, who, kept.along), ...more(who, kept));
}

const isMember = ({ party }: GameState, { id, hidden }: Creature): boolean => party.members.includes(id) && !hidden;

/** @param along what is used goes with the party; otherwise it is at home */
function outOfReach(state: GameState, { name, at }: Creature, along: boolean): Refusal | null {
  const busy = noTime(state);
  if (busy) return busy;
  return at && !along ? byRule('TABLE', 'too-far', `${name} is not at home: leave the board first.`) : null;
}

/** In an encounter, and while a ship goes down: what is aboard then shares the fate of the party. */
function noTime(state: GameState): Refusal | null {
  if (state.encounter) return byRule('TABLE', 'too-far', 'There is no time for that in an encounter.');
  return goesDown(state) ? byRule('TABLE', 'too-far', 'There is no time for that: the ship goes down.') : null;
}

/** Whether the party's ship is lost, and nobody knows yet who keeps afloat. */
export const goesDown = ({ journey }: GameState): boolean => journey?.adrift?.faced === false;

const thingIn = ({ items }: Pick<Store, 'items'>, item: ItemId): Item | undefined =>
  items.find((one) => one.id === item);

export const mayStoreItem = (state: GameState, command: Moving, seat: Seat): readonly Refusal[] =>
  atStore(state, seat, command, (who, kept) => {
    const found = thingIn(who, command.item);
    if (!found) return [noSuch];
    return [
      stillReading(state, who),
      tooFew(found, command.quantity),
      kept.items.length >= MOST_STORED ? impossible('bad-input', `${kept.name} holds no more.`) : null,
      tooHeavy(state, kept, found.weight * command.quantity),
    ];
  });

export const mayFetchItem = (state: GameState, command: Moving, seat: Seat): readonly Refusal[] =>
  atStore(state, seat, command, (who, kept) => {
    const found = thingIn(kept, command.item);
    return [
      found ? tooFew(found, command.quantity) : noSuch,
      who.items.length >= MOST_ITEMS ? impossible('bad-input', `${who.name} can carry nothing more.`) : null,
    ];
  });

type Moving = FieldsOf<'StoreItem'>;

export function tooFewCoins(
  purse: Purse,
  { coin, count }: { readonly coin: keyof Purse; readonly count: number },
): Refusal | null {
  return count <= purse[coin] ? null : impossible('too-dear', 'There are not so many coins.');
}

/** What a beast bears at half its rate is the most, and of a cart what the referee has said. */
export function tooHeavy(state: GameState, store: Store, more: number): Refusal | null {
  const { bears, name } = store;
  if (!bears || loadOf(store) + more <= bears.half) return null;
  const rule = isBeast(store) ? rulesOf(state).equipment.beasts.rule : 'TABLE';
  return byRule(rule, 'forbidden', `${name} bears no more than ${written(bears.half)} coins of weight.`);
}

export const mayLeadBeast: May<'LeadBeast'> = (state, { creature, item }, seat) => {
  const refusal = mayAct(state, seat, creature);
  const who = state.creatures[creature];
  const found = who && thingIn(who, item);
  if (refusal || !who || !found) return [refusal ?? noSuch];
  const leads = isCart(found.name) || rulesOf(state).equipment.beasts.bearing(found.name) !== null;
  if (!leads || !isMember(state, who)) return [noSuch];
  return objections(roomForMore(state), outOfReach(state, who, false));
};

const roomForMore = (state: GameState): Refusal | null =>
  storesOf(state).length < MOST_STORES
    ? null
    : impossible('bad-input', `A party keeps things in no more than ${MOST_STORES} places.`);

export const mayAddStore: May<'AddStore'> = (state, { name }, seat) => {
  const taken = storesOf(state).some((store) => sameName(store.name, name));
  return objections(
    onlyReferee(seat),
    taken ? impossible('bad-input', `The party has ${name.trim()} already.`) : null,
    roomForMore(state),
  );
};

/** What a beast bears is the book's to say. */
export const maySayLoad: May<'SayLoad'> = (state, { store, bears }, seat) => {
  const found = storeOf(state, store);
  return objections(
    onlyReferee(seat),
    !found || store === HOME || isBeast(found) ? noSuch : null,
    found && bears === (found.bears?.full ?? 0) ? impossible('no-change', 'It is so already.') : null,
  );
};

export const mayMoveStore: May<'MoveStore'> = (state, { store, along }, seat) => {
  const found = storeOf(state, store);
  if (!found || store === HOME) return [noSuch];
  const away = abroad(state);
  return objections(
    mayCommandParty(state, seat),
    found.along === along ? impossible('no-change', 'It is so already.') : null,
    noTime(state),
    away ? outOfReach(state, away, false) : null,
  );
};

/** Somebody living of the party, known to all, who stands on the board: what is at home is then out of the party’s reach. */
export const abroad = (state: GameState): Creature | null =>
  livingParty(state).find((member) => member.at !== null && !member.hidden) ?? null;

export const mayDropStore: May<'DropStore'> = (state, { store }, seat) => {
  const found = storeOf(state, store);
  if (!found || store === HOME) return [noSuch];
  const empty = found.items.length === 0 && !hasCoins(found.coins);
  return objections(
    mayCommandParty(state, seat),
    empty ? null : impossible('bad-input', `${found.name} bears something yet: take it off first.`),
  );
};
