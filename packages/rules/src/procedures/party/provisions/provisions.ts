import type { CreatureId, ItemId } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { ItemUse } from '../../../state/item.ts';
import { isDead, livingParty, partyOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { deal } from '../../body/damage/deal.ts';
import { isHeldHere } from '../../situation/condition/enchantment.ts';
import { consume } from './consumption.ts';
import type { ProvisionsUsed } from './events.ts';
import { howFared, wantOf } from './want.ts';

/**
 * At the end of a day everyone of the party eats and drinks; who has nothing goes without. It is told of together, by
 * `tellOfProvisions`. @param fed so many eat what was found on the way, and none of their own
 */
export function eatAndDrink(play: Play, food: boolean, water: boolean, fed = 0): void {
  if (!food && !water) return;
  for (const [at, eater] of partyOf(play.state)
    .filter((creature) => !isDead(creature) && !isHeldHere(play.state, creature.id))
    .entries()) {
    const hungry = food && at >= fed;
    const ration = hungry ? carried(eater, 'ration') : null;
    const skin = water ? carried(eater, 'waterskin') : null;
    const used = [ration, skin].flatMap((item) => (item ? [{ id: item.id, remaining: item.quantity }] : []));
    const before = play.state.hunger[eater.id] ?? { food: 0, water: 0 };
    const daysWithout = { food: hungry && !ration ? before.food + 1 : 0, water: water && !skin ? before.water + 1 : 0 };
    const left: Readonly<Record<ItemId, number>> = consume(used, 1).remaining;
    play.happen({ type: 'ProvisionsUsed', creature: eater.id, left, daysWithout, quiet: true });
    starve(play, eater);
  }
}

/** Whether somebody of the party who lives carries a ration: where nobody does, it is not proposed that all eat one. */
export const hasRations = (state: GameState): boolean =>
  livingParty(state).some((one) => carried(one, 'ration') !== null);

/** How the days have fed each that went by since so many events: told once for all who fared alike, but for those of whom it was told before. */
export function tellOfProvisions(play: Play, since: number): void {
  const happened = play.events.slice(since);
  const told = new Set(happened.flatMap((event) => (event.type === 'ProvisionsTold' ? event.creatures : [])));
  const days = happened.flatMap((event) => (event.type === 'ProvisionsUsed' && event.quiet ? [event] : []));
  const each = [...Map.groupBy(days, ({ creature }) => creature)].map(
    ([creature, own]) => ({ creature, how: howFared(play.rules, own) }) as const,
  );
  const untold = each.filter(({ creature }) => !told.has(creature));
  for (const alike of Map.groupBy(untold, ({ how }) => JSON.stringify(how)).values())
    if (alike[0])
      play.happen({ type: 'ProvisionsTold', creatures: alike.map(({ creature }) => creature), ...alike[0].how });
}

const carried = (eater: Creature, use: ItemUse) => eater.items.find((item) => item.use === use) ?? null;

/** Whom hunger brings down is told of first, and what it does to them after. */
function starve(play: Play, { id, hitPoints: { now } }: Creature): void {
  const { hitPoints } = wantOf(play.state, play.rules, id);
  if (hitPoints <= 0) return;
  if (now > 0 && now <= hitPoints)
    play.happen({ type: 'ProvisionsTold', creatures: [id], ...howFared(play.rules, daysOf(play, id)) });
  deal(play, { target: id, amount: hitPoints, by: null, source: 'starvation', subdual: false, destructive: null });
}

/** The days on which somebody ate or went without, so far. */
const daysOf = ({ events }: Play, creature: CreatureId): readonly ProvisionsUsed[] =>
  events.flatMap((event) => (event.type === 'ProvisionsUsed' && event.creature === creature ? [event] : []));
