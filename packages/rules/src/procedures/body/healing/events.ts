import type { CreatureId, Roll } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';

/** Days of rest in a row, where recovery goes by them. Nobody is told. */
export interface RestCounted {
  readonly type: 'RestCounted';
  readonly creature: CreatureId;
  readonly days: number;
  /** The round at which the last of them ended. */
  readonly until: number;
}

/** Several days of rest healed somebody, and are told of together. */
export interface RestTold {
  readonly type: 'RestTold';
  readonly creature: CreatureId;
  /** Hit points regained in all. */
  readonly by: number;
  readonly days: number;
  readonly rolls: readonly Roll[];
}

export type HealingEvent = RestCounted | RestTold;

export const healingEvolvers: Evolvers<HealingEvent> = {
  RestTold: (state) => state,
  RestCounted: (state, { creature, days, until }) => ({
    ...state,
    recovery: { ...state.recovery, [creature]: { days, until } },
  }),
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly healing: HealingEvent;
  }
}
