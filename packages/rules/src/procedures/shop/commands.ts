import type { CreatureId, ItemId } from '../../ids.ts';

/** Somebody buys off the list. */
export interface Buy {
  readonly type: 'Buy';
  readonly creature: CreatureId;
  /** As the list has it. */
  readonly ware: string;
  /** Each as the list sells it: a lot of torches is six. */
  readonly lots: number;
}

/** Somebody sells what the list knows: for its price while the character is still being fitted out, for half of it later. */
export interface Sell {
  readonly type: 'Sell';
  readonly creature: CreatureId;
  readonly item: ItemId;
  readonly quantity: number;
}

export type ShopCommand = Buy | Sell;
