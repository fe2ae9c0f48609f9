import type { CreatureId } from '../../ids.ts';
import type { Downtime, PASTIMES } from '../../state/downtime.ts';
import type { Notice } from '../retainers/rule.ts';

/** The referee lets the time between two adventures begin. */
export interface BeginDowntime extends Pick<Downtime, 'place' | 'guarded' | 'wanderingFree'> {
  readonly type: 'BeginDowntime';
}

/** What somebody does from now on; by the player, or the referee. */
export interface ChoosePastime {
  readonly type: 'ChoosePastime';
  readonly creature: CreatureId;
  readonly pastime: (typeof PASTIMES)[number];
}

/** A scroll or potion is begun, and paid in full (GOR-ITM-01, 02). */
export interface MakeItem {
  readonly type: 'MakeItem';
  readonly creature: CreatureId;
  readonly form: 'scroll' | 'potion';
  readonly spell: string;
}

/** Help is looked for by notices, which stand from week to week (ERI-HIR-03). */
export interface SeekHelp extends Notice {
  readonly type: 'SeekHelp';
  readonly creature: CreatureId;
  readonly promised: number;
}

/** The referee lets days go by, each with its pastimes; seven are a week. */
export interface PassDowntime {
  readonly type: 'PassDowntime';
  /** From 1 to 28. */
  readonly days: number;
  /** Everyone eats a ration of their own each day. */
  readonly rations: boolean;
}

/** The referee charges a period of upkeep (ERI-UPK-01). */
export interface ChargeUpkeep {
  readonly type: 'ChargeUpkeep';
  /** Those who pay; who has a stronghold in the wilds does not. */
  readonly creatures: readonly CreatureId[];
}

/** The referee ends it: an adventure begins. */
export interface EndDowntime {
  readonly type: 'EndDowntime';
  /** Who stays in the laboratory, so that the research goes on. */
  readonly staying: readonly CreatureId[];
}

export type DowntimeCommand =
  | BeginDowntime
  | ChoosePastime
  | MakeItem
  | SeekHelp
  | PassDowntime
  | ChargeUpkeep
  | EndDowntime;
