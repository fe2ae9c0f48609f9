import { label, whole } from '../../../core/fields.ts';

/** The most coins of a kind in one command. */
export const MOST_COINS = 1_000_000;

/** Coins of one kind in one command. */
export const coins = whole(0, MOST_COINS);

/** How much of each coin there is. */
export const coinFields = {
  gp: label('Gold', coins),
  pp: label('Platinum', coins),
  ep: label('Electrum', coins),
  sp: label('Silver', coins),
  cp: label('Copper', coins),
};

/** The same, and what else there is of worth. */
export const hoardFields = { ...coinFields, valuables: label('Gems, jewellery and goods, worth', coins) };

/** What is asked of coins at first: of each none. */
export const NO_COINS = { gp: 0, pp: 0, ep: 0, sp: 0, cp: 0 };

/** A gold piece at least. */
export const SOME_GOLD = { ...NO_COINS, gp: { least: 1, preset: 1 } };
