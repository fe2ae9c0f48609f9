import type { CreatureId, ItemId } from '../../ids.ts';

/** What is worn on one part of the body. */
export const WORN = ['armour', 'shield', 'helmet'] as const;
export type WornPart = (typeof WORN)[number];

/** Somebody puts on what they carry; what was worn there before goes into the bag. */
export interface Wear {
  readonly type: 'Wear';
  readonly creature: CreatureId;
  readonly item: ItemId;
  /** Others who help, and do nothing else meanwhile (ERI-DON-02). */
  readonly assistants?: number;
}

/** Somebody takes off what they wear, and carries it. */
export interface TakeOff {
  readonly type: 'TakeOff';
  readonly creature: CreatureId;
  readonly part: WornPart;
  readonly assistants?: number;
}

/** Somebody leaves off putting armour on or off: the rounds are lost (ERI-DON-04). */
export interface StopDressing {
  readonly type: 'StopDressing';
  readonly creature: CreatureId;
}

export type EquippingCommand = Wear | TakeOff | StopDressing;
