import type { ItemId } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import type { Creature, ItemUse } from '../../../state/creature.ts';
import { isDead, partyOf } from '../../../state/read.ts';
import { deal } from '../../body/damage/deal.ts';
import { consume } from './consumption.ts';
import { wantOf } from './want.ts';

/**
 * At the end of a day everyone of the party eats and drinks; who has nothing goes without.
 * @param fed so many eat what was found on the way, and none of their own
 */
export function eatAndDrink(play: Play, food: boolean, water: boolean, fed = 0): void {
  if (!food && !water) return;
  for (const [at, eater] of partyOf(play.state)
    .filter((creature) => !isDead(creature))
    .entries()) {
    const hungry = food && at >= fed;
    const ration = hungry ? carried(eater, 'ration') : null;
    const skin = water ? carried(eater, 'waterskin') : null;
    const used = [ration, skin].flatMap((item) => (item ? [{ id: item.id, remaining: item.quantity }] : []));
    const before = play.state.hunger[eater.id] ?? { food: 0, water: 0 };
    const daysWithout = { food: hungry && !ration ? before.food + 1 : 0, water: water && !skin ? before.water + 1 : 0 };
    const left: Readonly<Record<ItemId, number>> = consume(used, 1).remaining;
    play.happen({ type: 'ProvisionsUsed', creature: eater.id, left, daysWithout });
    starve(play, eater);
  }
}

const carried = (eater: Creature, use: ItemUse) => eater.items.find((item) => item.use === use) ?? null;

function starve(play: Play, { id }: Creature): void {
  const { hitPoints } = wantOf(play.state, play.rules, id);
  if (hitPoints > 0)
    deal(play, { target: id, amount: hitPoints, by: null, source: 'starvation', subdual: false, destructive: null });
}
