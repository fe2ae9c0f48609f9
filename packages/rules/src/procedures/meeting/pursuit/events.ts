import type { Square } from '@lanthorn/geometry';
import type { CreatureId, ItemId, Roll, SideId, Why } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import { purseWithout, withAdventure } from '../../../state/adventure.ts';
import type { Flight, RunSpent } from '../../../state/encounter.ts';
import { NO_COINS, type Purse } from '../../../state/purse.ts';
import { withCreature } from '../../../state/read.ts';
import { withEncounter } from '../../../state/sides.ts';
import { carriedOver } from '../../situation/round/on-the-run.ts';
import { havingFled } from '../../wilds/travel/fled.ts';
import type { PursuitDay } from './day.ts';
import type { Passage } from './rule.ts';

/** A round of running. */
export interface PursuitRan {
  readonly type: 'PursuitRan';
  /** Feet between them now. */
  readonly gap: number;
  /** Rounds that it took; absent for one. */
  readonly rounds?: number;
  readonly why: Why;
}

/** Somebody shot, cast or read a scroll on the run. */
export interface RunSlowed {
  readonly type: 'RunSlowed';
  readonly creature: CreatureId;
  readonly by: 'shot' | 'spell' | 'scroll';
  /** What they have spent of the running go by now. */
  readonly spent: RunSpent;
}

/** The pursuers have come up; by a die of each side it comes to a fight, or the others slip away once more. */
export interface ContactMade {
  readonly type: 'ContactMade';
  readonly faces: readonly number[];
  readonly fights: boolean;
  /** Feet between them, when they run on. */
  readonly gap: number;
}

/** A day of flight through the wilderness. */
export interface PursuitDayPassed {
  readonly type: 'PursuitDayPassed';
  readonly day: PursuitDay;
  /** The hexes that it led through, in turn. The referee's alone; absent off the map, and in older logs. */
  readonly path?: readonly Square[];
}

/** Through a corner, a door or stairs: the pursuers come after, or lose them. The die is the referee's. */
export interface PassageTaken {
  readonly type: 'PassageTaken';
  readonly passage: Passage;
  readonly roll: Roll;
  readonly follows: boolean;
  readonly why: Why;
}

export interface LureDropped {
  readonly type: 'LureDropped';
  readonly creature: CreatureId;
  readonly what: ItemId | 'coins' | 'pool';
  /** Coins of everybody's that are gone; absent for the own. */
  readonly pooled?: Purse;
  readonly name: string;
  /** How many of them, all that there are; absent for one, and for coins. */
  readonly quantity?: number;
  readonly kind: 'treasure' | 'food';
  /** Null where those pursuers care for no such thing. */
  readonly roll: Roll | null;
  readonly stops: boolean;
}

/** Running has exhausted them; so many turns of rest help. */
export interface Exhausted {
  readonly type: 'Exhausted';
  readonly creatures: readonly CreatureId[];
  readonly restTurns: number;
}

/** A turn went by for the exhausted: with rest they need less, without they begin anew. */
export interface BreathCounted {
  readonly type: 'BreathCounted';
  readonly exhaustion: Readonly<Record<CreatureId, number>>;
  readonly refreshed: readonly CreatureId[];
}

/** One of several sides behind those who flee lets them go. */
export interface ChaseLeft {
  readonly type: 'ChaseLeft';
  readonly side: SideId;
  readonly why: Why;
}

export type PursuitEvent =
  | PursuitRan
  | ChaseLeft
  | RunSlowed
  | ContactMade
  | PassageTaken
  | PursuitDayPassed
  | LureDropped
  | Exhausted
  | BreathCounted;

/** The next go, of which nothing is spent but what the last had no room for. */
function begunAnew({ spent = {}, ...flight }: Flight, rounds: number): Flight {
  const over = carriedOver(spent, rounds);
  return Object.keys(over).length > 0 ? { ...flight, spent: over } : flight;
}

export const pursuitEvolvers: Evolvers<PursuitEvent> = {
  PursuitRan: (state, { gap, rounds = 1 }) =>
    withEncounter(state, (encounter) => ({
      ...encounter,
      round: encounter.round + rounds,
      flight: encounter.flight && {
        ...begunAnew(encounter.flight, rounds),
        gap,
        rounds: encounter.flight.rounds + rounds,
      },
    })),
  RunSlowed: (state, { creature, spent }) =>
    withEncounter(state, (encounter) => ({
      ...encounter,
      flight: encounter.flight && { ...encounter.flight, spent: { ...encounter.flight.spent, [creature]: spent } },
    })),
  ChaseLeft: (state, { side }) =>
    withEncounter(state, (encounter) => ({
      ...encounter,
      flight: encounter.flight && { ...encounter.flight, left: [...(encounter.flight.left ?? []), side] },
    })),
  PassageTaken: (state) => state,
  ContactMade: (state, { gap }) =>
    withEncounter(state, (encounter) => ({ ...encounter, flight: encounter.flight && { ...encounter.flight, gap } })),
  PursuitDayPassed: (state, { path }) =>
    withEncounter(path ? havingFled(state, path) : state, (encounter) => ({
      ...encounter,
      flight: encounter.flight && { ...encounter.flight, rounds: encounter.flight.rounds + 1 },
    })),
  LureDropped: (state, { creature, what, pooled }) =>
    pooled
      ? withAdventure(state, ({ coins }) => ({ coins: purseWithout(coins, pooled) }))
      : withCreature(state, creature, (found) =>
          what === 'coins'
            ? { ...found, coins: NO_COINS }
            : { ...found, items: found.items.filter((item) => item.id !== what) },
        ),
  Exhausted: (state, { creatures, restTurns }) => ({
    ...state,
    exhaustion: { ...state.exhaustion, ...Object.fromEntries(creatures.map((creature) => [creature, restTurns])) },
  }),
  BreathCounted: (state, { exhaustion }) => ({ ...state, exhaustion }),
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly pursuit: PursuitEvent;
  }
}
