import type { Why } from '../../../core/index.ts';
import { nameOf, rulesFor, type Tellers } from '../../../play/index.ts';
import type { GameState } from '../../../state/state.ts';
import { aboutBelongings } from '../belongings/tell.ts';
import type { ShopEvent } from './events.ts';

const times = (count: number, name: string): string => (count === 1 ? name : `${count} × ${name}`);

/** Copper as gold and what is left. */
const counted = (copper: number, before: { readonly gp: number }, after: { readonly gp: number }): string =>
  after.gp > before.gp ? `${after.gp - before.gp} gold pieces` : `${copper} copper pieces`;

const packageWhy = ({ ruleset }: GameState, within: string): Why | undefined => {
  const { packages } = rulesFor(ruleset).equipment;
  return packages ? { rule: packages.rule, formula: `of the package ${within}, which costs what is in it` } : undefined;
};

const changingWhy = ({ ruleset }: GameState): Why | undefined => {
  const { changing } = rulesFor(ruleset).equipment;
  return changing ? { rule: changing, formula: 'at par: 1 gold is 10 silver, and 100 copper' } : undefined;
};

export const shopTellers: Tellers<ShopEvent> = {
  Bought: ({ creature, ware, lots, price, package: within }, after) =>
    aboutBelongings(
      after,
      creature,
      `${nameOf(after, creature)} buys ${times(lots, ware)} for ${price} gold ${price === 1 ? 'piece' : 'pieces'}.`,
      within === undefined ? undefined : packageWhy(after, within),
    ),
  CoinsChanged: ({ creature, coins }, after) =>
    aboutBelongings(
      after,
      creature,
      `${nameOf(after, creature)} changes coins, and has ${coins.gp} gold pieces.`,
      changingWhy(after),
    ),
  Sold: ({ creature, name, quantity, copper, coins }, after, before) =>
    aboutBelongings(
      after,
      creature,
      `${nameOf(after, creature)} sells ${times(quantity, name)} for ${counted(copper, before.creatures[creature]?.coins ?? coins, coins)}.`,
    ),
};
