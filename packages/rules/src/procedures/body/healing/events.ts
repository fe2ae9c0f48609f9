import type { CreatureId } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';

/** Days of rest in a row, where recovery goes by them. Nobody is told. */
export interface RestCounted {
  readonly type: 'RestCounted';
  readonly creature: CreatureId;
  readonly days: number;
  /** The round at which the last of them ended. */
  readonly until: number;
}

export type HealingEvent = RestCounted;

export const healingEvolvers: Evolvers<HealingEvent> = {
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
