import { listed, moneyIn } from '../../../core/words.ts';
import { rulesOf } from '../../../play/index.ts';
import { hasCoins } from '../../../state/adventure.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import { isCapable } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { copperIn } from '../../table/ledger/purse.ts';

/** Whether a character who can act carries coins and nothing else: a shop is what they want before any adventure. */
export const hasOnlyCoins = ({
  kind,
  conditions,
  items,
  coins,
}: Pick<Creature, 'kind' | 'conditions' | 'items' | 'coins'>): boolean =>
  kind === 'character' && isCapable({ conditions }) && items.length === 0 && hasCoins(coins);

/** Who of these has only coins, and how many: `Hild carries nothing but 90 gp`. Null where nobody has. */
export function withOnlyCoins(state: GameState, creatures: readonly Creature[]): string | null {
  const found = creatures.filter(hasOnlyCoins);
  const { copper } = rulesOf(state).equipment;
  const purseOf = ({ coins }: Creature): string => moneyIn(copperIn(coins, copper), copper.cp);
  const [first, ...others] = found;
  if (!first) return null;
  return others.length === 0
    ? `${called(first)} carries nothing but ${purseOf(first)}`
    : `${listed(found.map((one) => `${called(one)} (${purseOf(one)})`))} carry nothing but coins`;
}
