import type { CreatureId } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';

/** Somebody fell; the damage is an event of its own. */
export interface CreatureFell {
  readonly type: 'CreatureFell';
  readonly creature: CreatureId;
  readonly feet: number;
}

export type FallingEvent = CreatureFell;

export const fallingEvolvers: Evolvers<FallingEvent> = { CreatureFell: (state) => state };

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly falling: FallingEvent;
  }
}
