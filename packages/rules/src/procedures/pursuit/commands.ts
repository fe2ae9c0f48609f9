import type { CreatureId, ItemId } from '../../ids.ts';
import type { Obstacle, Passage } from './rule.ts';

/** They run for another round, or in the wilderness for another day. Referee. */
export interface RunOn {
  readonly type: 'RunOn';
  /** Burning oil and the like in the way of the pursuers (OSE-PUR-07). */
  readonly obstacle: Obstacle;
  /** The pursuers lose sight of those who flee (OSE-PUR-02). */
  readonly lostSight: boolean;
  /** Those who flee go through here, where the book lets that shake pursuers off (GOR-EVA-04). */
  readonly through?: Passage | undefined;
  /** Rounds of the turn that those who flee, or those behind them, spend on spells and shots (ERI-PUR-04). */
  readonly fleersLost?: number;
  readonly pursuersLost?: number;
  /** In the wilderness: those who flee go on, and try to get away (OSE-PUR-13). */
  readonly goOn: boolean;
  /** Percent that the country adds to their chance (OSE-PUR-12). */
  readonly environment?: number;
}

/** Somebody who flees drops treasure or food, in the hope that the pursuers stop for it (OSE-PUR-05, 06). */
export interface DropLure {
  readonly type: 'DropLure';
  readonly creature: CreatureId;
  /** An item, all the coins of the purse, or those carried for everybody. */
  readonly what: ItemId | 'coins' | 'pool';
}

export type PursuitCommand = RunOn | DropLure;
