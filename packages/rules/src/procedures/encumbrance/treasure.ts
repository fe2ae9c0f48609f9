import type { Creature } from '../../state/creature.ts';

/** What somebody's treasure weighs, coins and all, in coins. */
export function treasureWeightOf({ coins, items }: Creature): number {
  const treasure = items.filter((item) => item.kind === 'treasure');
  const weight = treasure.reduce((sum, item) => sum + item.weight * item.quantity, 0);
  return weight + Object.values(coins).reduce((sum, count) => sum + count, 0);
}
