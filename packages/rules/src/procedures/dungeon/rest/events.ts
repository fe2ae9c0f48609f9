import type { Evolvers } from '../../../play/index.ts';

/** The party has gone without rest for too long; it follows from the turns counted, and is told when it begins. */
export interface PartyTired {
  readonly type: 'PartyTired';
  readonly attack: number;
  readonly damage: number;
}

/** A turn of rest took the tiredness away. */
export interface PartyRefreshed {
  readonly type: 'PartyRefreshed';
}

export type RestEvent = PartyTired | PartyRefreshed;

export const restEvolvers: Evolvers<RestEvent> = {
  PartyTired: (state) => state,
  PartyRefreshed: (state) => state,
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly rest: RestEvent;
  }
}
