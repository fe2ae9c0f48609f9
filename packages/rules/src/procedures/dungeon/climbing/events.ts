import type { CreatureId, Roll, Why } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';

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

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly climbing: ClimbingEvent;
  }
}
