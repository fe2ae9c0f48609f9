import type { Purse } from '../../../state/purse.ts';

/** The order in which coins are spent. */
const SPENT = ['gp', 'ep', 'sp', 'cp', 'pp'] as const satisfies readonly (keyof Purse)[];
/** The coins that change is given in. */
const CHANGE = ['gp', 'sp', 'cp'] as const satisfies readonly (keyof Purse)[];

/**
 * What all the coins are worth, in copper pieces.
 * @param worth of each coin, in copper pieces
 */
export const copperIn = (purse: Purse, worth: Purse): number =>
  SPENT.reduce((sum, coin) => sum + purse[coin] * worth[coin], 0);

/** A price in gold pieces, in whole copper pieces. */
export const inCopper = (gold: number, worth: Purse): number => Math.round(gold * worth.gp);

/** The purse with so much copper more, in as few coins as there may be. */
export function withCopper(purse: Purse, copper: number, worth: Purse): Purse {
  const coins = { ...purse };
  let left = copper;
  for (const coin of CHANGE) {
    const count = Math.floor(left / worth[coin]);
    coins[coin] += count;
    left -= count * worth[coin];
  }
  return coins;
}

/** The purse once so much copper is paid out of it, with the change; null when there is too little in it. */
export function paidFrom(purse: Purse, copper: number, worth: Purse): Purse | null {
  if (copperIn(purse, worth) < copper) return null;
  const coins = { ...purse };
  let left = copper;
  for (const coin of SPENT) {
    const count = Math.min(coins[coin], Math.ceil(Math.max(0, left) / worth[coin]));
    coins[coin] -= count;
    left -= count * worth[coin];
  }
  return withCopper(coins, -left, worth);
}
