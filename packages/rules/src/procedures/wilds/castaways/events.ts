import type { Compass, Square } from '@lanthorn/geometry';
import type { CreatureId, ItemId, Roll, StoreId, Why } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import { withCreature } from '../../../state/read.ts';
import { withoutThing } from '../../party/belongings/held.ts';
import { storesOf } from '../../party/stores/kept.ts';
import { withJourney } from '../day/journey.ts';
import { type Charting, withCharted } from '../land/events.ts';

/** It is known who keeps afloat: those who cling to the wreckage, and those who swim. */
export interface WaterFaced {
  readonly type: 'WaterFaced';
  readonly clinging: readonly CreatureId[];
  readonly afloat: readonly CreatureId[];
}

/** A beast struggled in the water, or a cart went down with the ship: what is lost is so with all that it bore. */
export interface BeastFaced {
  readonly type: 'BeastFaced';
  readonly store: StoreId;
  readonly name: string;
  readonly lost: boolean;
  /** It bore something. */
  readonly laden: boolean;
  /** Null for what swims nowhere. */
  readonly roll: Roll | null;
  readonly why: Why;
}

/** A beast that somebody has for their own, and that bears nothing of the party's, struggled in the water. */
export interface MountFaced {
  readonly type: 'MountFaced';
  readonly creature: CreatureId;
  readonly item: ItemId;
  readonly name: string;
  readonly lost: boolean;
  readonly roll: Roll;
  readonly why: Why;
}

/** A day in the water has carried them on; `roll` is absent where the referee said where to. */
export interface CastawaysDrifted {
  readonly type: 'CastawaysDrifted';
  readonly heading: Compass;
  readonly roll: Roll | null;
  readonly at: Square;
  readonly believed: Square;
  readonly charted: Charting;
  /** There is land at that place. */
  readonly ashore: boolean;
}

/** The water has cast them up. */
export interface CastawaysLanded {
  readonly type: 'CastawaysLanded';
  readonly at: Square;
  readonly believed: Square;
  readonly charted: Charting;
}

export type CastawaysEvent = BeastFaced | MountFaced | WaterFaced | CastawaysDrifted | CastawaysLanded;

export const castawaysEvolvers: Evolvers<CastawaysEvent> = {
  BeastFaced: (state, { store, lost }) =>
    lost ? { ...state, stores: storesOf(state).filter(({ id }) => id !== store) } : state,
  MountFaced: (state, { creature, item, lost }) =>
    lost ? withCreature(state, creature, (found) => withoutThing(found, item, 1)) : state,
  WaterFaced: (state) => withJourney(state, (journey) => ({ ...journey, adrift: { faced: true } })),
  CastawaysDrifted: (state, { at, believed, charted, ashore }) =>
    withCharted(
      withJourney(state, ({ adrift, ...journey }) => ({
        ...journey,
        at,
        believed,
        days: [...journey.days, 'H'],
        ...(ashore || !adrift ? {} : { adrift }),
      })),
      charted,
    ),
  CastawaysLanded: (state, { at, believed, charted }) =>
    withCharted(
      withJourney(state, ({ adrift: _saved, ...journey }) => ({ ...journey, at, believed })),
      charted,
    ),
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly castaways: CastawaysEvent;
  }
}
