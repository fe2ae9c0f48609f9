import { adventureOf } from '../../state/adventure.ts';
import type { Creature, Item, Purse } from '../../state/creature.ts';
import { isCapable } from '../../state/read.ts';
import type { GameState } from '../../state/state.ts';
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
  adventure !== undefined &&
  (Object.values(adventure.coins).some((count) => count > 0) || adventure.finds.some(({ holder }) => holder === null));

/** Somebody with all that is carried: the own things, and a part of what is everybody's, each bearer as many coins. */
export function laden(state: GameState, creature: Creature): Creature {
  if (!hasPool(state)) return creature;
  const bearers = bearersOf(state);
  const place = bearers.findIndex(({ id }) => id === creature.id);
  if (place < 0) return creature;
  const { coins, finds } = adventureOf(state);
  const part = (count: number): number => Math.floor(count / bearers.length) + (place < count % bearers.length ? 1 : 0);
  const purse: Purse = {
    pp: creature.coins.pp + part(coins.pp),
    gp: creature.coins.gp + part(coins.gp),
    ep: creature.coins.ep + part(coins.ep),
    sp: creature.coins.sp + part(coins.sp),
    cp: creature.coins.cp + part(coins.cp),
  };
  const things = finds.filter(({ holder }, each) => holder === null && each % bearers.length === place);
  return { ...creature, coins: purse, items: [...creature.items, ...things.map((find): Item => itemOf(find))] };
}
