import type { CreatureId, ItemId } from '../../ids.ts';

/** What is worn on one part of the body. */
export const WORN = ['armour', 'shield', 'helmet'] as const;
export type WornPart = (typeof WORN)[number];

/** Somebody puts on what they carry; what was worn there before goes into the bag. */
export interface Wear {
  readonly type: 'Wear';
  readonly creature: CreatureId;
  readonly item: ItemId;
}

/** Somebody takes off what they wear, and carries it. */
export interface TakeOff {
  readonly type: 'TakeOff';
  readonly creature: CreatureId;
  readonly part: WornPart;
}

export type EquippingCommand = Wear | TakeOff;
