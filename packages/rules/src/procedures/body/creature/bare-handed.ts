import { listed, moneyIn } from '../../../core/words.ts';
import { rulesOf } from '../../../play/index.ts';
import { hasCoins } from '../../../state/adventure.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import { isCapable } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { copperIn } from '../../table/ledger/purse.ts';

/** Whether somebody carries coins and nothing else: a shop is what they want before any adventure. */
const isBareHanded = (one: Creature): boolean =>
  one.kind === 'character' && isCapable(one) && one.items.length === 0 && hasCoins(one.coins);

/**
 * Who of these has bought nothing, and what they could pay: `Hild has bought nothing yet: 90 gp in the purse`. Null where
 * all have something, or no coins.
 */
export function boughtNothing(state: GameState, creatures: readonly Creature[]): string | null {
  const bare = creatures.filter(isBareHanded);
  const { copper } = rulesOf(state).equipment;
  const purseOf = ({ coins }: Creature): string => moneyIn(copperIn(coins, copper), copper.cp);
  const [first, ...others] = bare;
  if (!first) return null;
  return others.length === 0
    ? `${called(first)} has bought nothing yet: ${purseOf(first)} in the purse`
    : `${listed(bare.map((one) => `${called(one)} (${purseOf(one)})`))} have bought nothing yet`;
}
