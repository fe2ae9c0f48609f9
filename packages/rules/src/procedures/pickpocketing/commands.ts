import type { CreatureId } from '../../ids.ts';

/** A pocket is picked (ERI-PIC-01). What was in it, the referee hands over. */
export interface PickPocket {
  readonly type: 'PickPocket';
  readonly thief: CreatureId;
  readonly victim: CreatureId;
  /** The victim is on its guard. Referee. */
  readonly wary?: boolean;
}

export type PickpocketingCommand = PickPocket;
