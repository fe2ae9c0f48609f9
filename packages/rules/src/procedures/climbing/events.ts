import type { Roll } from '../../dice.ts';
import type { CreatureId } from '../../ids.ts';
import type { Evolvers } from '../../procedure.ts';
import type { Why } from '../../ruling.ts';

/** One whose class climbs sheer surfaces tried one. */
export interface SheerSurfaceClimbed {
  readonly type: 'SheerSurfaceClimbed';
  readonly creature: CreatureId;
  readonly roll: Roll;
  readonly success: boolean;
  readonly why: Why;
}

export type ClimbingEvent = SheerSurfaceClimbed;

export const climbingEvolvers: Evolvers<ClimbingEvent> = { SheerSurfaceClimbed: (state) => state };

declare module '../../events.ts' {
  interface EventsByFolder {
    readonly climbing: ClimbingEvent;
  }
}
