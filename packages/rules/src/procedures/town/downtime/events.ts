import type { CreatureId } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import type { Downtime, Pastime } from '../../../state/downtime.ts';
import type { Item } from '../../../state/item.ts';
import { withCreature } from '../../../state/read.ts';
import { atMorning } from '../../../state/sleep.ts';
import type { GameState } from '../../../state/state.ts';

export interface DowntimeBegan {
  readonly type: 'DowntimeBegan';
  readonly downtime: Downtime;
  readonly safe: boolean;
}

export interface PastimeChosen {
  readonly type: 'PastimeChosen';
  readonly creature: CreatureId;
  readonly pastime: Pastime;
}

/** The thing is done, and the maker rests from it. */
export interface ItemMade {
  readonly type: 'ItemMade';
  readonly creature: CreatureId;
  readonly item: Item;
}

/** One more day of it has gone by. Nobody is told. */
export interface DowntimeDayPassed {
  readonly type: 'DowntimeDayPassed';
}

/** Days went by, and are told of together. */
export interface DowntimePassed {
  readonly type: 'DowntimePassed';
  readonly days: number;
  /** The day that begins, since the campaign began. */
  readonly day: number;
}

export interface DowntimeEnded {
  readonly type: 'DowntimeEnded';
  readonly days: number;
}

export type DowntimeEvent =
  | DowntimeBegan
  | PastimeChosen
  | ItemMade
  | DowntimeDayPassed
  | DowntimePassed
  | DowntimeEnded;

const inDowntime = (state: GameState, change: (downtime: Downtime) => Downtime): GameState =>
  state.downtime ? { ...state, downtime: change(state.downtime) } : state;

export const downtimeEvolvers: Evolvers<DowntimeEvent> = {
  DowntimeBegan: (state, { downtime }) => ({ ...state, downtime }),
  PastimeChosen: (state, { creature, pastime }) =>
    inDowntime(state, (downtime) => ({
      ...downtime,
      pastimes: { ...downtime.pastimes, [creature]: pastime },
      made: pastime.kind === 'make' ? [...downtime.made, creature] : downtime.made,
    })),
  ItemMade: (state, { creature, item }) =>
    inDowntime(
      withCreature(state, creature, (found) => ({ ...found, items: [...found.items, item] })),
      (downtime) => ({
        ...downtime,
        pastimes: { ...downtime.pastimes, [creature]: { kind: 'rest', since: downtime.days } },
      }),
    ),
  DowntimeDayPassed: (state) => inDowntime(state, (downtime) => ({ ...downtime, days: downtime.days + 1 })),
  DowntimePassed: (state) => state,
  DowntimeEnded: (state) => ({ ...atMorning(state), downtime: null }),
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly downtime: DowntimeEvent;
  }
}
