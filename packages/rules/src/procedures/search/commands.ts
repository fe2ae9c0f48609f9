import type { Square } from '@lanthorn/geometry';
import type { CreatureId } from '../../ids.ts';
import type { SearchKind } from './rule.ts';

/**
 * A character gives the turn to searching the area around a square within reach. The outcome is told at once; the
 * character can do no other thing that takes the turn until it has passed.
 */
export interface SearchArea {
  readonly type: 'SearchArea';
  readonly creature: CreatureId;
  readonly square: Square;
  readonly kind: SearchKind;
}

export type SearchCommand = SearchArea;
