import { MOST_LOTS, NO_COINS, type Purse, type Ware, withCopper } from '@lanthorn/rules';

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

/** How many of a ware are meant by what is typed: at least one, and no more than are bought at once. */
export const lotsOf = (typed: number): number => Math.max(1, Math.min(MOST_LOTS, Math.trunc(typed) || 1));

/**
 * What so many of a ware cost, in copper pieces.
 * @param lots each as the list sells it
 */
export const costOf = ({ cost }: Pick<Ware, 'cost'>, lots: number, worth: Purse): number =>
  Math.round((cost ?? 0) * lots * worth.gp);

/** The coins of a purse: `30 gp, 4 sp`. */
export const coinsText = (purse: Purse): string => written(purse).join(', ') || 'no coins';
