import { adventureOf, hasCoins, pursesTogether } from '../../../state/adventure.ts';
import { borneBy } from '../../../state/borne.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Purse } from '../../../state/purse.ts';
import { isCapable } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { borneByMagic } from '../../situation/condition/enchantment.ts';
import { itemOf } from './item-of.ts';

/** Those who carry what is everybody's: whom the party has named, while they can; else the foremost who can. */
export function bearersOf(state: GameState): readonly Creature[] {
  const able = (id: Creature['id']): readonly Creature[] => {
    const found = state.creatures[id];
    return found && state.party.members.includes(id) && isCapable(found) ? [found] : [];
  };
  const named = (adventureOf(state).bearers ?? []).flatMap(able);
  return named.length > 0 ? named : state.party.marchingOrder.flat().flatMap(able).slice(0, 1);
}

/** Whether there is anything that is everybody's and has a weight. */
export const hasPool = ({ adventure }: GameState): boolean =>
  adventure !== undefined && (hasCoins(adventure.coins) || adventure.finds.some(({ holder }) => holder === null));

/** One of those who share what is everybody's among them. */
interface Bearer {
  /** Counted from 0. */
  readonly place: number;
  readonly of: number;
}

/** Which of the bearers somebody is; null for who carries nothing of everybody's. */
function bearerIn(state: GameState, { id }: Creature): Bearer | null {
  if (!hasPool(state)) return null;
  const bearers = bearersOf(state);
  const place = bearers.findIndex((bearer) => bearer.id === id);
  return place < 0 ? null : { place, of: bearers.length };
}

/** How many of so many coins are upon one of the bearers. */
const part = (count: number, { place, of }: Bearer): number => Math.floor(count / of) + (place < count % of ? 1 : 0);

/** The coins of everybody's that somebody carries; null for who carries none. */
export function coinsBorne(state: GameState, creature: Creature): Purse | null {
  const bearer = bearerIn(state, creature);
  return bearer && coinsOf(state, bearer);
}

function coinsOf(state: GameState, bearer: Bearer): Purse {
  const { coins } = adventureOf(state);
  const mine = (count: number): number => part(count, bearer);
  return { pp: mine(coins.pp), gp: mine(coins.gp), ep: mine(coins.ep), sp: mine(coins.sp), cp: mine(coins.cp) };
}

/** Somebody with all that burdens them: the own things, a part of what is everybody's, and the treasure of a companion whom they carry, but for what magic bears. */
export function laden(state: GameState, creature: Creature): Creature {
  const bears = borneByMagic(state, creature.id);
  const body = borneBy(state, creature.id);
  const carries = withPool(state, body ? withTreasureOf(creature, body) : creature);
  return bears > 0 ? relieved(carries, bears) : carries;
}

/** Somebody without the coins and things that so many coins of weight hold: the coins first. What one fights in and with stays. */
function relieved(creature: Creature, bears: number): Creature {
  const room = { left: bears };
  const off = (quantity: number, weight: number): number => {
    const taken = weight > 0 ? Math.min(quantity, Math.floor(room.left / weight)) : quantity;
    room.left -= taken * weight;
    return quantity - taken;
  };
  const { pp, gp, ep, sp, cp } = creature.coins;
  const coins = { cp: off(cp, 1), sp: off(sp, 1), ep: off(ep, 1), gp: off(gp, 1), pp: off(pp, 1) };
  const items = creature.items.flatMap((item) => {
    if (item.kind === 'armour' || item.kind === 'weapon') return [item];
    const quantity = off(item.quantity, item.weight);
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
  return { ...creature, coins, items };
}

/** Somebody with the coins and the treasure that a companion has on them. */
const withTreasureOf = (creature: Creature, { coins, items }: Creature): Creature => ({
  ...creature,
  coins: pursesTogether(creature.coins, coins),
  items: [...creature.items, ...items.filter(({ kind }) => kind === 'treasure')],
});

function withPool(state: GameState, creature: Creature): Creature {
  const bearer = bearerIn(state, creature);
  if (!bearer) return creature;
  const things = adventureOf(state).finds.filter(
    ({ holder }, each) => holder === null && each % bearer.of === bearer.place,
  );
  return {
    ...creature,
    coins: pursesTogether(creature.coins, coinsOf(state, bearer)),
    items: [...creature.items, ...things.map(itemOf)],
  };
}
