import type { Cites, DiceText } from '../../../core/index.ts';

/** The farthest fall, in feet. */
export const FARTHEST_FALL = 1000;

/** What a ruleset says about falls. */
export interface FallingRule {
  readonly cites: Cites<'fall'>;
  /** The dice for a fall of so many feet onto a hard floor. */
  dice(feet: number): DiceText;
}

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly falling: FallingRule;
  }
}
