import type { CreatureId, ItemId } from '../../ids.ts';

/** A potion is drunk, or a scroll read; it is gone, and what it does is for the referee to rule. */
export interface UseUp {
  readonly type: 'UseUp';
  readonly creature: CreatureId;
  readonly item: ItemId;
}

export type ScribingCommand = UseUp;
