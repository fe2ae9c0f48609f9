import type { CreatureId } from '../../ids.ts';
import type { Evolvers } from '../../procedure.ts';

/** Somebody fell; the damage is an event of its own. */
export interface CreatureFell {
  readonly type: 'CreatureFell';
  readonly creature: CreatureId;
  readonly feet: number;
}

export type FallingEvent = CreatureFell;

export const fallingEvolvers: Evolvers<FallingEvent> = { CreatureFell: (state) => state };

declare module '../../events.ts' {
  interface EventsByFolder {
    readonly falling: FallingEvent;
  }
}
