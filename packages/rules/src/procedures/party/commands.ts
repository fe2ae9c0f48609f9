import type { CreatureId, UserId } from '../../ids.ts';
import type { Purse } from '../../state/creature.ts';

/** The party takes up a marching order, front rank first, and keeps it under the name of a situation. */
export interface SetMarchingOrder {
  readonly type: 'SetMarchingOrder';
  /** `exploration`, `combat`, `doors`, `searching`, or another of the party's own; at most 40 characters. */
  readonly situation: string;
  readonly ranks: readonly (readonly CreatureId[])[];
}

/** One member goes to another rank of the order in force; 1 is the front. */
export interface MoveInOrder {
  readonly type: 'MoveInOrder';
  readonly creature: CreatureId;
  readonly rank: number;
}

/** The party falls into the order it keeps for a situation. */
export interface TakeFormation {
  readonly type: 'TakeFormation';
  readonly situation: string;
}

/** The players name one of themselves to speak for all, or nobody. */
export interface AppointCaller {
  readonly type: 'AppointCaller';
  readonly user: UserId | null;
}

/** The players name one of themselves to draw the map, or nobody. */
export interface AppointMapper {
  readonly type: 'AppointMapper';
  readonly user: UserId | null;
}

/** The referee hands out found coins: even shares to living characters, half ones to retainers, the rest to the fund. */
export interface DivideTreasure extends Purse {
  readonly type: 'DivideTreasure';
}

/** The players throw for who chooses first among items. */
export interface RollOffItems {
  readonly type: 'RollOffItems';
  readonly items: number;
}

export type PartyCommand =
  | SetMarchingOrder
  | MoveInOrder
  | TakeFormation
  | AppointCaller
  | AppointMapper
  | DivideTreasure
  | RollOffItems;
