import type { Encounter } from '../../state/encounter.ts';

/** What a ruleset says about how far apart they are when they meet. */
export interface DistanceRule {
  /** Dice to throw, and what each pip is worth in feet (dungeon) or yards. */
  dice(
    setting: Encounter['setting'],
    anySurprised: boolean,
  ): { readonly count: number; readonly sides: number; readonly each: number };
}
