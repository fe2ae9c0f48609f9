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

/** Somebody buys a ready-made package, and has all that is in it (GOR-EQP-04). */
export interface BuyPackage {
  readonly type: 'BuyPackage';
  readonly creature: CreatureId;
  /** As the book calls it. */
  readonly name: string;
}

/** Somebody changes all coins at par into as much gold as they come to (GOR-EQP-02). */
export interface ChangeCoins {
  readonly type: 'ChangeCoins';
  readonly creature: CreatureId;
}

export type ShopCommand = Buy | Sell | BuyPackage | ChangeCoins;
