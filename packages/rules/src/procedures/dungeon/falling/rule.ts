import type { Bounds } from '../../../core/bounds.ts';
import type { Cites, DiceText } from '../../../core/index.ts';

/** Feet of a fall. */
export const FEET_FALLEN: Bounds = [1, 1_000];

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
