import type { CreatureId, ItemId } from '../../ids.ts';
import type { Evolvers } from '../../procedure.ts';
import type { Item, Purse } from '../../state/creature.ts';
import { withCreature } from '../../state/read.ts';

export interface ItemGiven {
  readonly type: 'ItemGiven';
  readonly creature: CreatureId;
  readonly item: Item;
}

export interface ItemDropped {
  readonly type: 'ItemDropped';
  readonly creature: CreatureId;
  readonly item: ItemId;
  readonly name: string;
  readonly quantity: number;
}

export interface ItemHandedOver {
  readonly type: 'ItemHandedOver';
  readonly creature: CreatureId;
  readonly from: ItemId;
  readonly to: CreatureId;
  /** What the other has then: a name of its own, and as many as went over. */
  readonly item: Item;
}

export interface CoinsSet {
  readonly type: 'CoinsSet';
  readonly creature: CreatureId;
  readonly coins: Purse;
}

export type BelongingsEvent = ItemGiven | ItemDropped | ItemHandedOver | CoinsSet;

export const belongingsEvolvers: Evolvers<BelongingsEvent> = {
  ItemGiven: (state, { creature, item }) =>
    withCreature(state, creature, (found) => ({ ...found, items: more(found.items, item) })),
  ItemDropped: (state, { creature, item, quantity }) =>
    withCreature(state, creature, (found) => ({ ...found, items: fewer(found.items, item, quantity) })),
  ItemHandedOver: (state, { creature, from, to, item }) => {
    const gone = withCreature(state, creature, (found) => ({
      ...found,
      items: fewer(found.items, from, item.quantity),
    }));
    return withCreature(gone, to, (found) => ({ ...found, items: more(found.items, item) }));
  },
  CoinsSet: (state, { creature, coins }) => withCreature(state, creature, (found) => ({ ...found, coins })),
};

/** With a thing more: added to those of its kind, where there are some. */
function more(items: readonly Item[], item: Item): readonly Item[] {
  const alike = items.find((other) => isAlike(other, item));
  if (!alike) return [...items, item];
  return items.map((other) => (other === alike ? { ...other, quantity: other.quantity + item.quantity } : other));
}

const isAlike = (a: Item, b: Item): boolean =>
  a.name === b.name && a.weight === b.weight && a.kind === b.kind && a.use === b.use && a.magic === b.magic;

const fewer = (items: readonly Item[], item: ItemId, quantity: number): readonly Item[] =>
  items.flatMap((one) => {
    if (one.id !== item) return [one];
    return one.quantity > quantity ? [{ ...one, quantity: one.quantity - quantity }] : [];
  });
