import type { CreatureId } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import { hasCoins } from '../../../state/adventure.ts';
import type { Creature } from '../../../state/creature.ts';
import { hoardsOf, MOST_HOARDS } from '../../../state/hoard.ts';
import { NO_COINS, type Purse } from '../../../state/purse.ts';
import { drop } from '../../party/belongings/belongings.ts';
import { hoardOf } from '../../party/hoards/hoards.ts';
import { ofParty } from '../../situation/sight/known.ts';

/** All that somebody has lies where they stand, and shines on; the coins of one of the party are everybody's. One line tells of it all. */
export function leaveBehind(play: Play, creature: CreatureId): void {
  const found = play.state.creatures[creature];
  if (!found) return;
  for (const { id: light, carriedBy } of Object.values(play.state.lights))
    if (carriedBy === creature) play.happen({ type: 'LightChangedHands', light, carriedBy: null, left: found.at });
  for (const item of found.items) drop(play, creature, item, item.quantity, true);
  const coins = leaveCoins(play, found);
  const things = found.items.map(({ name, quantity }) => ({ name, quantity }));
  if (things.length > 0 || hasCoins(coins)) play.happen({ type: 'BelongingsLeft', creature, things, coins });
}

/** What of somebody's coins lies in a heap where they stood; off the board they cannot lie, and go with them. */
function leaveCoins(play: Play, creature: Creature): Purse {
  const { id, at, coins, hidden } = creature;
  if (!hasCoins(coins)) return NO_COINS;
  if (ofParty(play.state, creature)) {
    play.happen({ type: 'TreasurePooled', coins, valuables: 0, rule: play.rules.party.cites.pool, off: [id] });
    return NO_COINS;
  }
  if (!at || hoardsOf(play.state).length >= MOST_HOARDS) return NO_COINS;
  const hoard = hoardOf(play, { name: 'a heap of coins', at, hidden }, { coins, valuables: [], things: [] });
  play.happen({ type: 'HoardLaid', hoard, rolls: [], rule: play.rules.hoards.cites.types, quiet: true });
  return coins;
}
