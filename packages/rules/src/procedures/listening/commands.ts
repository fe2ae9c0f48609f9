import type { CreatureId, DoorId } from '../../ids.ts';

/** A character listens at a closed door next to it, once. It takes no time worth counting. */
export interface Listen {
  readonly type: 'Listen';
  readonly creature: CreatureId;
  readonly door: DoorId;
  /** The referee's word on whether there is anything to hear; null for what the scene says. */
  readonly sound: boolean | null;
}

export type ListeningCommand = Listen;
