import type { Offer } from '@lanthorn/rules';

/** With what a dungeon is stocked, in the order in which it is meant. */
const STOCK: readonly Offer['command'][] = ['AddMonsters', 'LayHoard'];

/** What a referee puts on a floor, whoever is in hand: monsters first, then hoards. */
export const stocking = (offers: readonly Offer[]): readonly Offer[] =>
  STOCK.flatMap((put) => offers.filter(({ command }) => command === put));
