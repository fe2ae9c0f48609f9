import type { CreatureId } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import { hasCoins } from '../../../state/adventure.ts';
import { drop } from '../../party/belongings/belongings.ts';
import { ofParty } from '../../situation/sight/known.ts';

/** All that somebody has lies where they stand, and shines on; the coins of one of the party are everybody's, and those of others, which cannot lie, go with them. */
export function leaveBehind(play: Play, creature: CreatureId): void {
  const found = play.state.creatures[creature];
  if (!found) return;
  for (const { id: light, carriedBy } of Object.values(play.state.lights))
    if (carriedBy === creature) play.happen({ type: 'LightChangedHands', light, carriedBy: null, left: found.at });
  for (const item of found.items) drop(play, creature, item, item.quantity);
  if (!hasCoins(found.coins) || !ofParty(play.state, found)) return;
  const rule = play.rules.party.cites.pool;
  play.happen({ type: 'TreasurePooled', coins: found.coins, valuables: 0, rule, off: [creature] });
}
