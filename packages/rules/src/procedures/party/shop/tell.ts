import type { Why } from '../../../core/index.ts';
import { counted, things } from '../../../core/words.ts';
import { nameOf, rulesOf, type Tellers } from '../../../play/index.ts';
import type { GameState } from '../../../state/state.ts';
import { aboutBelongings, aboutReceived } from '../belongings/tell.ts';
import type { ShopEvent } from './events.ts';

/** Copper as gold and what is left. */
const earned = (copper: number, before: { readonly gp: number }, after: { readonly gp: number }): string =>
  copper === 0
    ? 'nothing'
    : after.gp > before.gp
      ? counted(after.gp - before.gp, 'gold piece')
      : counted(copper, 'copper piece');

const packageWhy = (state: GameState, within: string): Why | undefined => {
  const { packages } = rulesOf(state).equipment;
  return packages ? { rule: packages.rule, formula: `of the package ${within}, which costs what is in it` } : undefined;
};

const changingWhy = (state: GameState): Why | undefined => {
  const { changing } = rulesOf(state).equipment;
  return changing ? { rule: changing, formula: 'at par: 1 gold is 10 silver, and 100 copper' } : undefined;
};

export const shopTellers: Tellers<ShopEvent> = {
  Bought: ({ creature, ware, lots, price, package: within, item }, after) =>
    aboutReceived(
      after,
      creature,
      `${nameOf(after, creature)} buys ${things(lots, ware)} for ${price > 0 ? counted(price, 'gold piece') : 'nothing'}.`,
      item,
      { why: within === undefined ? undefined : packageWhy(after, within) },
    ),
  CoinsChanged: ({ creature, coins }, after) =>
    aboutBelongings(
      after,
      creature,
      `${nameOf(after, creature)} changes coins, and has ${counted(coins.gp, 'gold piece')}.`,
      changingWhy(after),
    ),
  Sold: ({ creature, name, quantity, copper, coins }, after, before) =>
    aboutBelongings(
      after,
      creature,
      `${nameOf(after, creature)} sells ${things(quantity, name)} for ${earned(copper, before.creatures[creature]?.coins ?? coins, coins)}.`,
    ),
};
