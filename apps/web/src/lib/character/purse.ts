import { NO_COINS, type Purse, withCopper } from '@lanthorn/rules';

const COINS = ['pp', 'gp', 'ep', 'sp', 'cp'] as const satisfies readonly (keyof Purse)[];

/** The coins that are there, each in words: `30 gp`. */
const written = (purse: Purse): readonly string[] =>
  COINS.filter((coin) => purse[coin] > 0).map((coin) => `${purse[coin].toLocaleString('en')} ${coin}`);

/**
 * A price in the largest coins that make it up: `2 gp 5 sp`.
 * @param copper whole copper pieces
 */
export const priceText = (copper: number, worth: Purse): string =>
  written(withCopper(NO_COINS, copper, worth)).join(' ') || 'free';

/** The coins of a purse: `30 gp, 4 sp`. */
export const coinsText = (purse: Purse): string => written(purse).join(', ') || 'no coins';
