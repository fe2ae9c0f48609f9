import type { CreatureId } from '../../ids.ts';

/** Something is dropped from the air on all who stand in a place. Referee. */
export interface DropBomb {
  readonly type: 'DropBomb';
  readonly targets: readonly CreatureId[];
  /** Feet above them. */
  readonly altitude: number;
  /** Dice notation. */
  readonly damage: string;
}

export type BombingCommand = DropBomb;
