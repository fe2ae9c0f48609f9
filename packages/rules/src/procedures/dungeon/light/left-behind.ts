import { sameSquare } from '@lanthorn/geometry';
import type { CreatureId } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import { hasCoins, pursesTogether } from '../../../state/adventure.ts';
import type { Creature, Place } from '../../../state/creature.ts';
import { type Hoard, hoardsOf, MOST_HOARDS } from '../../../state/hoard.ts';
import { NO_COINS, type Purse } from '../../../state/purse.ts';
import { drop } from '../../party/belongings/belongings.ts';
import type { BelongingsLeft } from '../../party/belongings/events.ts';
import { hoardOf } from '../../party/hoards/hoards.ts';
import { isWatched, ofParty } from '../../situation/sight/known.ts';
import { isPlaceSeen } from '../../situation/sight/sight.ts';

/** All that somebody has lies where they stand, and shines on; the coins of one of the party are the party's. One line tells of it all, except of coins that a hidden one leaves to the party. */
export function leaveBehind(play: Play, creature: CreatureId): void {
  const found = play.state.creatures[creature];
  if (!found) return;
  for (const { id: light, carriedBy } of Object.values(play.state.lights))
    if (carriedBy === creature) play.happen({ type: 'LightChangedHands', light, carriedBy: null, left: found.at });
  for (const item of found.items) drop(play, creature, item, item.quantity, true);
  const purse = hasCoins(found.coins) ? leaveCoins(play, found) : { coins: NO_COINS };
  const things = found.items.map(({ name, quantity }) => ({ name, quantity }));
  if (things.length > 0 || hasCoins(purse.coins)) play.happen({ type: 'BelongingsLeft', creature, things, ...purse });
}

const HEAP = 'a heap of coins';

/** What becomes of somebody's coins: they are the party's, lie where they stood, or are gone where they cannot lie. */
function leaveCoins(play: Play, creature: Creature): Pick<BelongingsLeft, 'coins' | 'coinsAre'> {
  const { id, at, coins } = creature;
  const isSeen = isWatched(play.state, creature);
  if (ofParty(play.state, creature)) {
    const pooled = {
      type: 'TreasurePooled',
      coins,
      valuables: 0,
      rule: play.rules.party.cites.pool,
      off: [id],
    } as const;
    play.happen(isSeen ? { ...pooled, quiet: true } : pooled);
    return isSeen ? { coins, coinsAre: 'the party’s' } : { coins: NO_COINS };
  }
  // Who is only felt in the dark leaves them where nobody sees them lie.
  const hoard = at && heapAt(play, at, !isSeen || !isPlaceSeen(play.state, at), coins);
  if (!hoard) return { coins, coinsAre: 'gone' };
  play.happen({ type: 'HoardLaid', hoard, rolls: [], rule: play.rules.hoards.cites.types, quiet: true });
  return { coins };
}

/** The coins in a heap that lies there already, or in one of their own; null where no more hoards may lie. */
function heapAt(play: Play, at: Place, hidden: boolean, coins: Purse): Hoard | null {
  const all = hoardsOf(play.state);
  const heap = all.find(
    (one) =>
      one.name === HEAP && one.hidden === hidden && one.at.scene === at.scene && sameSquare(one.at.square, at.square),
  );
  if (heap) return { ...heap, coins: pursesTogether(heap.coins, coins) };
  return all.length < MOST_HOARDS
    ? hoardOf(play, { name: HEAP, at, hidden }, { coins, valuables: [], things: [] })
    : null;
}
