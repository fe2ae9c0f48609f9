import { adventureOf, together } from '../../state/adventure.ts';
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

/** Of so many things shared by all bearers, how many are upon the one in this place. */
const part = (count: number, bearers: number, place: number): number =>
  Math.floor(count / bearers) + (place < count % bearers ? 1 : 0);

/** The coins of everybody's that somebody carries; null for who carries none. */
export function coinsBorne(state: GameState, { id }: Creature): Purse | null {
  if (!hasPool(state)) return null;
  const bearers = bearersOf(state);
  const place = bearers.findIndex((bearer) => bearer.id === id);
  if (place < 0) return null;
  const { coins } = adventureOf(state);
  const mine = (count: number): number => part(count, bearers.length, place);
  return { pp: mine(coins.pp), gp: mine(coins.gp), ep: mine(coins.ep), sp: mine(coins.sp), cp: mine(coins.cp) };
}

/** Somebody with all that is carried: the own things, and a part of what is everybody's. */
export function laden(state: GameState, creature: Creature): Creature {
  const borne = coinsBorne(state, creature);
  if (!borne) return creature;
  const bearers = bearersOf(state);
  const place = bearers.findIndex(({ id }) => id === creature.id);
  const things = adventureOf(state).finds.filter(
    ({ holder }, each) => holder === null && each % bearers.length === place,
  );
  return {
    ...creature,
    coins: together(creature.coins, borne),
    items: [...creature.items, ...things.map((find): Item => itemOf(find))],
  };
}
