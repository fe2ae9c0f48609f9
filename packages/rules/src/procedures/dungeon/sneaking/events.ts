import type { CreatureId, Roll } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';

/** Some set out to sneak. How it goes is hidden from all but the referee. */
export interface SneakingBegan {
  readonly type: 'SneakingBegan';
  readonly creatures: readonly CreatureId[];
  readonly far: boolean;
  readonly undetected: boolean;
  readonly roll: Roll;
  /** In six, of the clumsiest. */
  readonly chance: number;
}

/** They walk openly again, or have met somebody. */
export interface SneakingEnded {
  readonly type: 'SneakingEnded';
  readonly met: boolean;
}

export type SneakingEvent = SneakingBegan | SneakingEnded;

export const sneakingEvolvers: Evolvers<SneakingEvent> = {
  SneakingBegan: (state, { creatures, far, undetected }) => ({ ...state, sneaking: { creatures, far, undetected } }),
  SneakingEnded: ({ sneaking: _over, ...state }) => state,
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly sneaking: SneakingEvent;
  }
}
