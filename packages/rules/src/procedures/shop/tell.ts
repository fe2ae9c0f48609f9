import type { Tellers } from '../../procedure.ts';
import { aboutBelongings, nameOf } from '../belongings/tell.ts';
import type { ShopEvent } from './events.ts';

const times = (count: number, name: string): string => (count === 1 ? name : `${count} × ${name}`);

/** Copper as gold and what is left. */
const counted = (copper: number, before: { readonly gp: number }, after: { readonly gp: number }): string =>
  after.gp > before.gp ? `${after.gp - before.gp} gold pieces` : `${copper} copper pieces`;

export const shopTellers: Tellers<ShopEvent> = {
  Bought: ({ creature, ware, lots, price }, after) =>
    aboutBelongings(
      after,
      creature,
      `${nameOf(after, creature)} buys ${times(lots, ware)} for ${price} gold ${price === 1 ? 'piece' : 'pieces'}.`,
    ),
  Sold: ({ creature, name, quantity, copper, coins }, after, before) =>
    aboutBelongings(
      after,
      creature,
      `${nameOf(after, creature)} sells ${times(quantity, name)} for ${counted(copper, before.creatures[creature]?.coins ?? coins, coins)}.`,
    ),
};
