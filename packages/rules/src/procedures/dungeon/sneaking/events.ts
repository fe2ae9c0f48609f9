import type { CreatureId, Modifier, Roll } from '../../../core/index.ts';
import type { Evolvers, Lifts } from '../../../play/index.ts';

/** Some set out to sneak. How it goes is hidden from all but the referee. */
export interface SneakingBegan {
  readonly type: 'SneakingBegan';
  readonly creatures: readonly CreatureId[];
  readonly far: boolean;
  readonly undetected: boolean;
  readonly roll: Roll;
  /** In six, of the clumsiest. */
  readonly chance: number;
  /** Whose chance it is; null where an older log does not say. */
  readonly clumsiest: CreatureId | null;
  /** All that makes the chance; nothing where an older log does not say. */
  readonly parts: readonly Modifier[];
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

export const sneakingLifts: Lifts<SneakingEvent> = {
  SneakingBegan: () => ({ clumsiest: null, parts: [] }),
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly sneaking: SneakingEvent;
  }
}
