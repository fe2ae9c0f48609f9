import type { Square } from '@lanthorn/geometry';
import type { CreatureId } from '../../ids.ts';

/** Somebody walks to a square, by the shortest way that is known to be free, within what is left of the rate. */
export interface MoveCreature {
  readonly type: 'MoveCreature';
  readonly creature: CreatureId;
  readonly to: Square;
  /** Part of the way will do, where all of it is too far; absent for no. */
  readonly asFar?: boolean;
}

/** The whole party walks there in its marching order, as fast as its slowest member, or part of the way. A party command. */
export interface MoveParty {
  readonly type: 'MoveParty';
  readonly to: Square;
}

/** Several walk there as they stand to each other, as far as the turn or the round goes. */
export interface MoveTogether {
  readonly type: 'MoveTogether';
  readonly creatures: readonly CreatureId[];
  /** Where one of them goes; it goes along whether or not it is among the others. */
  readonly of: CreatureId;
  readonly to: Square;
}

/** A player takes back the last move, of all who went along in it, while nothing has followed from it. */
export interface TakeBackMove {
  readonly type: 'TakeBackMove';
  /** One of those who went. */
  readonly creature: CreatureId;
}

export type MovementCommand = MoveCreature | MoveParty | MoveTogether | TakeBackMove;
