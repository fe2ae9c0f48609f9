import type { CreatureId, ItemId, RuleId } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import { type MagicFind, pursesTogether, withAdventure } from '../../../state/adventure.ts';
import type { Attack } from '../../../state/creature.ts';
import type { Item } from '../../../state/item.ts';
import type { Purse } from '../../../state/purse.ts';
import { withCreature } from '../../../state/read.ts';
import { withoutThing, withThing } from '../belongings/held.ts';

export interface TreasurePooled {
  readonly type: 'TreasurePooled';
  readonly coins: Purse;
  /** In gold pieces. */
  readonly valuables: number;
  readonly rule: RuleId;
  /** The dead it was taken from; absent where the referee gives it. */
  readonly off?: readonly CreatureId[];
  /** Another line tells of it. */
  readonly quiet?: true;
}

export interface ThingPooled {
  readonly type: 'ThingPooled';
  readonly find: MagicFind;
  /** What it will be worth once it is home. The referee's alone. */
  readonly worth: { readonly points: number; readonly rule: RuleId } | null;
}

export interface ThingTaken {
  readonly type: 'ThingTaken';
  readonly thing: ItemId;
  readonly creature: CreatureId;
  readonly by: 'agreement' | 'dice';
  readonly item: Item;
  /** What can be done with it in a fight. */
  readonly attacks: readonly Attack[];
  readonly rule: RuleId;
}

/** What a find is in truth was learnt. */
export interface ThingRevealed {
  readonly type: 'ThingRevealed';
  /** Who carries it. */
  readonly creature: CreatureId;
  /** The thing as it is known from then on, under its own id. */
  readonly item: Item;
  readonly attacks?: readonly Attack[];
}

export interface PoolSpent {
  readonly type: 'PoolSpent';
  readonly gold: number;
  /** What is left. */
  readonly coins: Purse;
  readonly rule: RuleId;
}

export interface PoolBorne {
  readonly type: 'PoolBorne';
  readonly creatures: readonly CreatureId[];
}

export type TreasureEvent = TreasurePooled | ThingPooled | ThingTaken | ThingRevealed | PoolSpent | PoolBorne;

export const treasureEvolvers: Evolvers<TreasureEvent> = {
  TreasurePooled: (state, { coins, valuables }) =>
    withAdventure(state, (adventure) => ({
      coins: pursesTogether(adventure.coins, coins),
      valuables: adventure.valuables + valuables,
      ...(adventure.wonIn === undefined ? {} : { wonIn: null }),
    })),
  ThingPooled: (state, { find }) => withAdventure(state, ({ finds }) => ({ finds: [...finds, find] })),
  ThingTaken: (state, { thing, creature, by, item, attacks }) =>
    withAdventure(
      withCreature(state, creature, (found) => withThing(found, item, attacks)),
      ({ finds, turns }) => ({
        finds: finds.map((find) => (find.id === thing ? { ...find, holder: creature } : find)),
        turns: by === 'dice' ? turns.slice(1) : turns,
      }),
    ),
  ThingRevealed: (state, { creature, item, attacks = [] }) =>
    withAdventure(
      withCreature(state, creature, (found) =>
        withThing(withoutThing(found, item.id, Number.POSITIVE_INFINITY), item, attacks),
      ),
      ({ finds }) => ({
        finds: finds.map(({ is, has, ...find }) =>
          find.id === item.id
            ? { ...find, name: item.name }
            : { ...find, ...(is === undefined ? {} : { is }), ...(has ? { has } : {}) },
        ),
      }),
    ),
  PoolBorne: (state, { creatures }) => withAdventure(state, () => ({ bearers: creatures })),
  PoolSpent: (state, { coins }) => withAdventure(state, () => ({ coins })),
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly treasure: TreasureEvent;
  }
}
