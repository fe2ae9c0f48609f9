import { number } from '../../../core/inputs.ts';
import { MOST_COINS } from '../party/may.ts';

const coins = <const Name extends string>(name: Name, label: string, least = 0) =>
  number(name, label, [least, MOST_COINS], least);

/** How much of each coin, and what else it is worth. @param gold the fewest gold pieces */
export const coinFields = (gold: number) => [
  coins('gp', 'Gold', gold),
  coins('pp', 'Platinum'),
  coins('ep', 'Electrum'),
  coins('sp', 'Silver'),
  coins('cp', 'Copper'),
  coins('valuables', 'Gems, jewellery and goods, worth'),
];
