import type { CreatureId } from '../../ids.ts';

/** Whatever is over the limits of the book is left at the base (ERI-ITM-02). */
export interface TrimItems {
  readonly type: 'TrimItems';
  readonly creature: CreatureId;
}

export type EncumbranceCommand = TrimItems;
