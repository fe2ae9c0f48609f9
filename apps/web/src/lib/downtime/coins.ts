/** Gold pieces as they are counted: `2 400 gp`, and copper where there is any left. */
export function goldText(copper: number): string {
  const [gold, left] = [Math.floor(copper / 100), copper % 100];
  const pieces = `${gold.toLocaleString('en').replaceAll(',', ' ')} gp`;
  return left === 0 ? pieces : `${pieces} ${left} cp`;
}

const WORTH = { pp: 500, gp: 100, ep: 50, sp: 10, cp: 1 } as const;

/** What is in a purse, in copper. */
export const copperOf = (coins: Readonly<Record<keyof typeof WORTH, number>>): number =>
  Object.entries(WORTH).reduce((sum, [coin, worth]) => sum + coins[coin as keyof typeof WORTH] * worth, 0);
