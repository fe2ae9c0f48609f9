import type { CreatureId, ItemId } from '../../ids.ts';
import type { MagicThing } from '../../state/adventure.ts';
import type { Purse } from '../../state/creature.ts';

/** The party found coins and valuables: they are everybody's. Referee. */
export interface PoolTreasure extends Purse {
  readonly type: 'PoolTreasure';
  /** Gems, jewellery and goods, in gold pieces. */
  readonly valuables: number;
}

/** The party found a thing of magic: it is everybody's. Referee. */
export interface PoolThing {
  readonly type: 'PoolThing';
  /** As the players know it. */
  readonly name: string;
  readonly thing: MagicThing;
  /** One of a kind, with a name of its own. */
  readonly named: boolean;
}

/** Somebody takes a thing that is everybody's: as all agreed, or as the dice had it. */
export interface TakeThing {
  readonly type: 'TakeThing';
  readonly thing: ItemId;
  readonly creature: CreatureId;
  readonly by: 'agreement' | 'dice';
}

/** The party pays out of what is everybody's, as a ransom or a bribe. */
export interface SpendPool {
  readonly type: 'SpendPool';
  readonly gold: number;
}

/** The party says who carries what is everybody's; each of several a part. */
export interface BearPool {
  readonly type: 'BearPool';
  readonly creatures: readonly CreatureId[];
}

export type TreasureCommand = PoolTreasure | PoolThing | TakeThing | SpendPool | BearPool;
