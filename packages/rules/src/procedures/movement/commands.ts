import type { Square } from '@lanthorn/geometry';
import type { CreatureId } from '../../ids.ts';

/** Somebody walks to a square, by the shortest way that is known to be free, within what is left of the rate. */
export interface MoveCreature {
  readonly type: 'MoveCreature';
  readonly creature: CreatureId;
  readonly to: Square;
}

/** The whole party walks there in its marching order, as fast as its slowest member. A party command. */
export interface MoveParty {
  readonly type: 'MoveParty';
  readonly to: Square;
}

export type MovementCommand = MoveCreature | MoveParty;
