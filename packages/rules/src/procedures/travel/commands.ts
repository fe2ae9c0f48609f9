import type { Compass } from '@lanthorn/geometry';
import type { CreatureId } from '../../ids.ts';
import type { Pace, Way } from '../../state/land.ts';

/** The party decides its day (OSE-WLD-01, OSE-SEA-01). A party command. */
export interface SetCourse {
  readonly type: 'SetCourse';
  readonly heading: Compass;
  readonly pace: Pace;
  readonly way: Way;
  /** What they ride; `none` on foot. */
  readonly mount: string;
  readonly forage: boolean;
}

/** The referee looks whether the party loses its way (OSE-WLD-07, OSE-SEA-03). */
export interface CheckDirection {
  readonly type: 'CheckDirection';
  readonly guide: boolean;
  readonly trailOrRiver: boolean;
  readonly landmark: boolean;
  /** At sea: somebody aboard can navigate. */
  readonly navigator: boolean;
}

/** The referee looks for wandering monsters, one to four times (OSE-WLD-14, OSE-SEA-09). */
export interface CheckForWanderers {
  readonly type: 'CheckForWanderers';
  readonly checks: number;
}

/** The day's way is gone, or the day is hunted away. */
export interface GoOn {
  readonly type: 'GoOn';
  /** At most so many hexes. */
  readonly hexes: number;
  /** Miles that are seen, where the referee judges them more than usual (OSE-WLD-13); 0 for the usual. */
  readonly sight?: number | undefined;
}

/** The referee leaves out a step of the day. */
export interface SkipDayStep {
  readonly type: 'SkipDayStep';
}

/** The day ends: time, food, rest (OSE-WLD-01). */
export interface EndDay {
  readonly type: 'EndDay';
  readonly food: boolean;
  readonly water: boolean;
  /** The day's rest was broken into, and does not count. */
  readonly disturbed: boolean;
  /** Who heals, on a day of rest. */
  readonly resting: readonly CreatureId[];
}

/** The referee says where the party really goes today, whatever it believes (OSE-HAZ-08). */
export interface RuleHeading {
  readonly type: 'RuleHeading';
  readonly heading: Compass;
}

export type TravelCommand = RuleHeading | SetCourse | CheckDirection | CheckForWanderers | GoOn | SkipDayStep | EndDay;
