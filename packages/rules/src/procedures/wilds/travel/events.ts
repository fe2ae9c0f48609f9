import type { Compass, Square } from '@lanthorn/geometry';
import type { CreatureId, Roll, SceneId, Why } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { type Course, type DayStep, type Ground, hexKey, type Journey } from '../../../state/land.ts';
import { havingBegunTheDay } from '../../../state/sleep.ts';
import type { GameState } from '../../../state/state.ts';
import { withCreatures } from '../../body/monsters/events.ts';
import type { Chance } from '../../table/chance/chance.ts';
import { inDay, withJourney } from '../day/journey.ts';
import { isIdle } from '../day/steps.ts';
import { type Charting, withCharted, withLand } from '../land/events.ts';

export interface CourseSet {
  readonly type: 'CourseSet';
  readonly course: Course;
  /** The maps in play that the party stood on, and left; absent where it stood on none. */
  readonly from?: readonly SceneId[];
  /** Days' worth of travel that the day has. */
  readonly left: number;
  /** Of that, what had been made of the way into the next hex on days before; absent for nothing. */
  readonly begun?: number;
  /** The miles that those are. */
  readonly made?: number;
  readonly next: DayStep;
}

/** No die was thrown where there was no risk, or no chance to keep the way. */
export interface DirectionChecked {
  readonly type: 'DirectionChecked';
  readonly chance: Chance;
  readonly roll: Roll | null;
  readonly veer: Roll | null;
  readonly heading: Compass;
  readonly next: DayStep;
  readonly why: Why;
}

/** The referee turned the party's true heading; its map goes on as decided. */
export interface HeadingRuled {
  readonly type: 'HeadingRuled';
  readonly heading: Compass;
  /** What follows, where losing the way was to be checked. */
  readonly next?: DayStep;
}

export interface WanderersChecked {
  readonly type: 'WanderersChecked';
  readonly chance: Chance;
  readonly roll: Roll;
  readonly encounter: boolean;
  readonly next: DayStep;
  /** In the night, after the day's way. */
  readonly night?: true;
  readonly why: Why;
}

/** Monsters of the country's table are near, and wait for the referee to begin the encounter. */
export interface BandDrawnUp {
  readonly type: 'BandDrawnUp';
  readonly name: string;
  readonly ground: string;
  readonly table: Roll;
  readonly number: Roll;
  readonly creatures: readonly Creature[];
  readonly hitPoints: readonly Roll[];
}

export interface Foraged {
  readonly type: 'Foraged';
  readonly check: Roll;
  readonly feeds: Roll | null;
}

export interface Hunted {
  readonly type: 'Hunted';
  readonly check: Roll;
  readonly animals: boolean;
}

/** Why the party went no farther. */
export type Halt = 'evening' | 'chosen' | 'goal' | 'edge' | 'water' | 'shore' | 'becalmed';

export interface PartyTravelled {
  readonly type: 'PartyTravelled';
  /** The hexes come to, in turn. The referee's alone. */
  readonly path: readonly Square[];
  readonly believed: readonly Square[];
  /** What was gone through, in turn. */
  readonly grounds: readonly Ground[];
  readonly miles: number;
  readonly left: number;
  readonly halt: Halt;
  readonly charted: Charting;
  readonly doubtful: readonly string[];
  readonly next: DayStep;
}

export interface DayStepSkipped {
  readonly type: 'DayStepSkipped';
  readonly skipped: DayStep;
  readonly next: DayStep;
}

export interface TravelDayEnded {
  readonly type: 'TravelDayEnded';
  /** Which day of the journey it was, from 1. */
  readonly number: number;
  readonly mark: Journey['days'][number];
  readonly restOwed: Journey['restOwed'];
  readonly inHand: Journey['inHand'];
  /** The day's course, where it ended on the way to a place; absent for none. */
  readonly unfinished?: Course;
  readonly wayworn: boolean;
  readonly resting: readonly CreatureId[];
}

export type TravelEvent =
  | HeadingRuled
  | CourseSet
  | DirectionChecked
  | WanderersChecked
  | BandDrawnUp
  | Foraged
  | Hunted
  | PartyTravelled
  | DayStepSkipped
  | TravelDayEnded;

export const travelEvolvers: Evolvers<TravelEvent> = {
  CourseSet: (state, { course, left, begun, made, next }) =>
    withJourney(havingBegunTheDay(state), ({ adrift: _ashore, ...journey }) => ({
      ...journey,
      inHand: isIdle(course) ? journey.inHand : null,
      day: {
        step: next,
        course,
        heading: course.heading,
        left,
        ...(begun ? { begun } : {}),
        ...(made ? { made } : {}),
        wind: null,
        windFactor: { sails: 1, oars: 1 },
        swept: false,
        fed: 0,
      },
    })),
  DirectionChecked: (state, { heading, next }) => inDay(state, { heading, step: next }),
  HeadingRuled: (state, { heading, next }) => inDay(state, { heading, ...(next ? { step: next } : {}) }),
  WanderersChecked: (state, { next, night, encounter }) =>
    inDay(state, { step: next, ...(night ? { night: encounter ? 'broken' : 'quiet' } : {}) }),
  BandDrawnUp: (state, { name, creatures }) => ({
    ...withCreatures(state, creatures),
    drawnUp: { name, creatures: creatures.map((creature) => creature.id), distance: null },
  }),
  Foraged: (state, { feeds }) => inDay(state, { fed: feeds?.total ?? 0 }),
  Hunted: (state) => inDay(state, { step: 'endOfDay' }),
  PartyTravelled: (state, { path, believed, left, halt, charted, doubtful, next }) =>
    withCharted(
      inDay(
        withJourney(withTrodden(state, path), (journey) => ({
          ...journey,
          at: path.at(-1) ?? journey.at,
          believed: believed.at(-1) ?? journey.believed,
          doubtful: [...journey.doubtful, ...doubtful],
        })),
        {
          left,
          step: next,
          ...(halt === 'evening' ? { short: true } : {}),
          ...(path.length > 0 && state.journey?.day?.begun ? { begun: 0 } : {}),
        },
      ),
      charted,
    ),
  DayStepSkipped: (state, { next }) => inDay(state, { step: next }),
  TravelDayEnded: (state, { mark, restOwed, inHand, unfinished }) =>
    withJourney(state, ({ unfinished: _before, ...journey }) => ({
      ...journey,
      day: null,
      days: [...journey.days, mark],
      restOwed,
      inHand,
      ...(unfinished ? { unfinished } : {}),
    })),
};

/** The state in which the party has been in those hexes too. */
export const withTrodden = (state: GameState, path: readonly Square[]): GameState =>
  withLand(state, (land) => ({
    ...land,
    trodden: [...new Set([...(land.trodden ?? []), ...path.map(hexKey)])],
  }));

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly travel: TravelEvent;
  }
}
