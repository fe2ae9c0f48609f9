/** How much of each coin. */
type Coins = Readonly<Record<'pp' | 'gp' | 'ep' | 'sp' | 'cp', number>>;
const COINS = ['gp', 'sp', 'cp'] as const;
const ALL = ['pp', 'gp', 'ep', 'sp', 'cp'] as const;

/** What a purse holds, in copper pieces by the book's worth of each coin. */
export const copperOf = (purse: Coins, worth: Coins): number =>
  ALL.reduce((sum, coin) => sum + purse[coin] * worth[coin], 0);

/** A price in the largest coins that make it up: `2 gp 5 sp`. */
export function priceText(copper: number, worth: Coins): string {
  let left = copper;
  const parts = COINS.flatMap((coin) => {
    const count = Math.floor(left / worth[coin]);
    left -= count * worth[coin];
    return count > 0 ? [`${count.toLocaleString('en')} ${coin}`] : [];
  });
  return parts.join(' ') || 'free';
}

/** The coins of a purse that are there: `30 gp, 4 sp`. */
export const coinsText = (purse: Coins): string =>
  ALL.filter((coin) => purse[coin] > 0)
    .map((coin) => `${purse[coin].toLocaleString('en')} ${coin}`)
    .join(', ') || 'no coins';
