import { written } from '../core/written.ts';

export interface Purse {
  readonly pp: number;
  readonly gp: number;
  readonly ep: number;
  readonly sp: number;
  readonly cp: number;
}

/** Each coin in words. */
export const COIN_NAMES = {
  pp: 'platinum',
  gp: 'gold',
  ep: 'electrum',
  sp: 'silver',
  cp: 'copper',
} as const satisfies Readonly<Record<keyof Purse, string>>;

/** Copper pieces of a gold piece and of a silver one, as sums are counted. */
export const COPPER_PER_GOLD = 100;
export const COPPER_PER_SILVER = 10;

export const NO_COINS: Purse = { pp: 0, gp: 0, ep: 0, sp: 0, cp: 0 };

/** Each kind of coin that is there: `3 pp`, `20 gp`. */
export const coinsOf = (coins: Purse): readonly string[] =>
  (['pp', 'gp', 'ep', 'sp', 'cp'] as const).flatMap((kind) =>
    coins[kind] > 0 ? [`${written(coins[kind])} ${kind}`] : [],
  );
