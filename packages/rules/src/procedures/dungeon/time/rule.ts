import type { Bounds } from '../../../core/bounds.ts';
import type { Cites } from '../../../core/index.ts';
import { type TimeUnit, TURNS_PER_DAY } from '../../../core/time-units.ts';

/** What the table is doing, as far as the clock is concerned. */
const CLOCK_MODES = [
  'dungeon',
  'wilderness',
  'sea',
  'encounter',
  'combat',
  'dungeon-pursuit',
  'water-pursuit',
  'wilderness-pursuit',
] as const;
export type ClockMode = (typeof CLOCK_MODES)[number];

/** Turns that go by at once: no more than a day. */
export const TURNS_PASSED: Bounds = [1, TURNS_PER_DAY];

/** What a ruleset says about the passing of time. */
export interface TimeRule {
  readonly cites: Cites<'units' | 'clock'>;
  /** What is counted in each mode. */
  unit(mode: ClockMode): Extract<TimeUnit, 'round' | 'turn' | 'day'>;
}

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly time: TimeRule;
  }
}
