import type { CreatureId, Roll } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';

export interface BombDropped {
  readonly type: 'BombDropped';
  readonly targets: readonly { readonly creature: CreatureId; readonly roll: Roll; readonly hit: boolean }[];
}

export type BombingEvent = BombDropped;

export const bombingEvolvers: Evolvers<BombingEvent> = { BombDropped: (state) => state };

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly bombing: BombingEvent;
  }
}
