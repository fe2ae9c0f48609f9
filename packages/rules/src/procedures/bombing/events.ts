import type { Roll } from '../../dice.ts';
import type { CreatureId } from '../../ids.ts';
import type { Evolvers } from '../../procedure.ts';

export interface BombDropped {
  readonly type: 'BombDropped';
  readonly targets: readonly { readonly creature: CreatureId; readonly roll: Roll; readonly hit: boolean }[];
}

export type BombingEvent = BombDropped;

export const bombingEvolvers: Evolvers<BombingEvent> = { BombDropped: (state) => state };

declare module '../../events.ts' {
  interface EventsByFolder {
    readonly bombing: BombingEvent;
  }
}
