import type { CreatureId, ItemId } from '../../../core/index.ts';
import type { Evolvers, Lifts } from '../../../play/index.ts';
import { withHolder, withPart } from '../../../state/adventure.ts';
import type { Attack } from '../../../state/creature.ts';
import type { Item } from '../../../state/item.ts';
import { type LyingThing, withLying } from '../../../state/lying.ts';
import type { Purse } from '../../../state/purse.ts';
import { withCreature } from '../../../state/read.ts';
import { withoutThing, withSomeTaken, withThing } from './held.ts';

export interface ItemGiven {
  readonly type: 'ItemGiven';
  readonly creature: CreatureId;
  readonly item: Item;
  /** The ways of fighting with it, for those who may. */
  readonly attacks?: readonly Attack[];
  /** Another line tells of it. */
  readonly quiet?: true;
}

export interface ItemDropped {
  readonly type: 'ItemDropped';
  readonly creature: CreatureId;
  readonly item: ItemId;
  readonly name: string;
  readonly quantity: number;
  /** Where it lies now; null where it is gone. */
  readonly lies: LyingThing | null;
  /** Another line tells of it. */
  readonly quiet?: true;
}

/** Somebody who is gone leaves behind what they had: where that is now, events of its own say. */
export interface BelongingsLeft {
  readonly type: 'BelongingsLeft';
  readonly creature: CreatureId;
  readonly things: readonly { readonly name: string; readonly quantity: number }[];
  /** Those that lie there too, unless something else becomes of them. */
  readonly coins: Purse;
  readonly coinsAre?: 'the party’s' | 'gone';
}

export interface ItemHandedOver {
  readonly type: 'ItemHandedOver';
  readonly creature: CreatureId;
  readonly from: ItemId;
  readonly to: CreatureId;
  /** What the other has then, as many as went over: under its own id where all of them did, else under a new one. */
  readonly item: Item;
  /** The ways in which the other fights with it. */
  readonly attacks?: readonly Attack[];
}

export interface CoinsSet {
  readonly type: 'CoinsSet';
  readonly creature: CreatureId;
  readonly coins: Purse;
}

export interface BulkMarked {
  readonly type: 'BulkMarked';
  readonly creature: CreatureId;
  readonly item: ItemId;
  readonly bulky: boolean;
}

export interface ChargeUsed {
  readonly type: 'ChargeUsed';
  readonly creature: CreatureId;
  readonly from: ItemId;
  /** The thing as it is then: under its own id, or under a new one where there were several. */
  readonly item: Item;
}

export type BelongingsEvent =
  | BelongingsLeft
  | BulkMarked
  | ChargeUsed
  | ItemGiven
  | ItemDropped
  | ItemHandedOver
  | CoinsSet;

export const belongingsEvolvers: Evolvers<BelongingsEvent> = {
  ItemGiven: (state, { creature, item, attacks = [] }) =>
    withCreature(state, creature, (found) => withThing(found, item, attacks)),
  ItemDropped: (state, { creature, item, quantity, lies }) => {
    const dropped = withCreature(state, creature, (found) => withoutThing(found, item, quantity));
    return lies ? withPart(withLying(dropped, lies), item, lies.item.id) : dropped;
  },
  BelongingsLeft: (state) => state,
  ItemHandedOver: (state, { creature, from, to, item, attacks = [] }) => {
    const gone = withCreature(state, creature, (found) => withoutThing(found, from, item.quantity));
    const handed = withCreature(gone, to, (found) => withThing(found, item, attacks));
    return withPart(withHolder(handed, to, [item]), from, item.id, to);
  },
  ChargeUsed: (state, { creature, from, item }) => {
    const light = Object.values(state.lights).find(({ thing }) => thing?.id === from);
    if (light) return { ...state, lights: { ...state.lights, [light.id]: { ...light, thing: item } } };
    return withCreature(state, creature, (found) => ({
      ...found,
      items:
        from === item.id
          ? found.items.map((one) => (one.id === from ? item : one))
          : [...withSomeTaken(found.items, from, 1), item],
    }));
  },
  BulkMarked: (state, { creature, item, bulky }) =>
    withCreature(state, creature, (found) => ({
      ...found,
      items: found.items.map(({ bulky: was, ...one }) => {
        if (one.id !== item) return was ? { ...one, bulky: was } : one;
        return bulky ? { ...one, bulky: true } : one;
      }),
    })),
  CoinsSet: (state, { creature, coins }) => withCreature(state, creature, (found) => ({ ...found, coins })),
};

export const belongingsLifts: Lifts<BelongingsEvent> = {
  // What was dropped was gone.
  ItemDropped: () => ({ lies: null }),
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly belongings: BelongingsEvent;
  }
}
