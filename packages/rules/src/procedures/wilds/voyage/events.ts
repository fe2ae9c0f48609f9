import type { Compass, Square } from '@lanthorn/geometry';
import type { Roll } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import { type DayStep, hexOf, isWater, type Vessel } from '../../../state/land.ts';
import type { GameState } from '../../../state/state.ts';
import type { Chance } from '../../table/chance/chance.ts';
import { inDay, withJourney } from '../day/journey.ts';
import { type Charting, withCharted } from '../land/events.ts';

export interface WindBlew {
  readonly type: 'WindBlew';
  readonly roll: Roll;
  readonly wind: string;
  readonly sails: number;
  readonly oars: number;
  readonly next: DayStep;
}

export interface RiverRan {
  readonly type: 'RiverRan';
  readonly roll: Roll;
  readonly direction: 'down' | 'up';
  /** Miles it adds, or takes. */
  readonly miles: number;
  /** What is left of the day's travel with it. */
  readonly left: number;
}

export interface NearGaleBlew {
  readonly type: 'NearGaleBlew';
  readonly chance: Chance;
  readonly roll: Roll;
  readonly holed: boolean;
}

/** A seaworthy ship is driven before the gale. */
export interface GaleSwept {
  readonly type: 'GaleSwept';
  readonly roll: Roll;
  readonly degrees: number;
  readonly heading: Compass;
}

/** What became of a ship that is not seaworthy. */
export interface GaleStruck {
  readonly type: 'GaleStruck';
  readonly rolls: readonly Roll[];
  readonly outcome: 'beached' | 'harboured' | 'sunk' | 'survives';
}

/** A ship that a gale drove on a shore. */
export interface SweptAshore {
  readonly type: 'SweptAshore';
  readonly chance: Chance;
  readonly roll: Roll;
  readonly wrecked: boolean;
}

export interface Embarked {
  readonly type: 'Embarked';
  readonly vessel: Vessel;
}

export interface Disembarked {
  readonly type: 'Disembarked';
  readonly at: Square;
  readonly believed: Square;
  readonly charted: Charting;
}

export interface ShipMended {
  readonly type: 'ShipMended';
}

export type VoyageEvent =
  | WindBlew
  | RiverRan
  | NearGaleBlew
  | GaleSwept
  | GaleStruck
  | SweptAshore
  | Embarked
  | Disembarked
  | ShipMended;

export const voyageEvolvers: Evolvers<VoyageEvent> = {
  WindBlew: (state, { wind, sails, oars, next }) => inDay(state, { wind, windFactor: { sails, oars }, step: next }),
  RiverRan: (state, { left, direction, miles }) =>
    inDay(state, { left, current: direction === 'down' ? miles : -miles }),
  NearGaleBlew: (state, { holed }) => withVessel(state, (vessel) => (holed ? { ...vessel, holed } : vessel)),
  GaleSwept: (state, { heading }) => inDay(state, { heading, swept: true }),
  /** A ship that rides it out lies where it lay; to the shore it has left its course. */
  GaleStruck: (state, { outcome }) => {
    const spent = inDay(state, { left: 0 });
    if (outcome === 'sunk') return shipLost(spent);
    return outcome === 'survives' ? spent : withJourney(spent, (journey) => ({ ...journey, inHand: null }));
  },
  SweptAshore: (state, { wrecked }) => inDay(wrecked ? shipLost(state) : state, { left: 0 }),
  Embarked: (state, { vessel }) =>
    withJourney(state, ({ adrift: _saved, ...journey }) => ({ ...journey, vessel, inHand: null })),
  Disembarked: (state, { at, believed, charted }) =>
    withCharted(
      withJourney(state, (journey) => ({ ...journey, at, believed, vessel: null, inHand: null })),
      charted,
    ),
  ShipMended: (state) => withVessel(state, (vessel) => ({ ...vessel, holed: false })),
};

/** Whoever loses a ship on open water is in it; on a river the banks are near. Its course is lost with it. */
const shipLost = (state: GameState): GameState =>
  withJourney(state, ({ adrift: _before, unfinished: _course, ...journey }) => ({
    ...journey,
    vessel: null,
    inHand: null,
    ...(state.land && isWater(hexOf(state.land, journey.at)) ? { adrift: { faced: false } } : {}),
  }));

const withVessel: (state: Parameters<typeof withJourney>[0], change: (vessel: Vessel) => Vessel) => typeof state = (
  state,
  change,
) => withJourney(state, (journey) => (journey.vessel ? { ...journey, vessel: change(journey.vessel) } : journey));

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly voyage: VoyageEvent;
  }
}
