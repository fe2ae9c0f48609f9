import { label, maybe, whole } from '../../../core/fields.ts';

/** The most coins of a kind in one command. */
export const MOST_COINS = 1_000_000;

/** Coins of one kind in one command. */
export const coins = whole(0, MOST_COINS);

const NAMES = { gp: 'Gold', pp: 'Platinum', ep: 'Electrum', sp: 'Silver', cp: 'Copper' } as const;

/** How much of each coin there is. */
export const coinFields = {
  gp: label(NAMES.gp, coins),
  pp: label(NAMES.pp, coins),
  ep: label(NAMES.ep, coins),
  sp: label(NAMES.sp, coins),
  cp: label(NAMES.cp, coins),
};

/** The same where a coin may be left out. */
export const coinFieldsIfAny = {
  gp: label(NAMES.gp, maybe(coins)),
  pp: label(NAMES.pp, maybe(coins)),
  ep: label(NAMES.ep, maybe(coins)),
  sp: label(NAMES.sp, maybe(coins)),
  cp: label(NAMES.cp, maybe(coins)),
};

/** The same, and what else there is of worth. */
export const hoardFields = { ...coinFields, valuables: label('Gems, jewellery and goods, worth', coins) };

/** What is asked of coins at first: of each none. */
export const NO_COINS = { gp: 0, pp: 0, ep: 0, sp: 0, cp: 0 };

/** A gold piece at least. */
export const SOME_GOLD = { ...NO_COINS, gp: { least: 1, preset: 1 } };
