import type { Roll } from '../../dice.ts';
import type { CreatureId } from '../../ids.ts';
import type { Evolvers } from '../../procedure.ts';
import type { Why } from '../../ruling.ts';

/** Somebody struggled in the water; a death is an event of its own. */
export interface DrowningChecked {
  readonly type: 'DrowningChecked';
  readonly creature: CreatureId;
  readonly roll: Roll;
  readonly drowns: boolean;
  readonly why: Why;
}

export type SwimmingEvent = DrowningChecked;

export const swimmingEvolvers: Evolvers<SwimmingEvent> = { DrowningChecked: (state) => state };
