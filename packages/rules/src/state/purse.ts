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

export const NO_COINS: Purse = { pp: 0, gp: 0, ep: 0, sp: 0, cp: 0 };
