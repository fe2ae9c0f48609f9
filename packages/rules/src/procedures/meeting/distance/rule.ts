import type { Bounds } from '../../../core/bounds.ts';
import type { Cites, RuleId } from '../../../core/index.ts';
import type { Encounter } from '../../../state/encounter.ts';

/** Three miles in yards, and something over: as far as one sees in the open. */
export const APART: Bounds = [0, 6_000];

/** What a ruleset says about how far apart they are when they meet. */
export interface DistanceRule {
  readonly cites: Cites<'yards'>;
  /** The rule by which it is known. */
  readonly id: RuleId;
  /** The rules by which it is known outdoors, and by which it is counted in yards; null where feet are counted everywhere. */
  readonly outdoors: Readonly<Record<'wilderness' | 'water', { readonly rule: RuleId; readonly unit: RuleId }>> | null;
  /** It is known by the surprise dice, for wandering monsters too. */
  readonly awaitsSurprise: boolean;
  /** How far, by the faces of the surprise dice, where the book measures so and all sides threw one; else null. */
  bySurprise(faces: readonly number[]): number | null;
  /** Dice to throw, and what each pip is worth in feet (dungeon) or yards. */
  dice(
    setting: Encounter['setting'],
    anySurprised: boolean,
  ): { readonly count: number; readonly sides: number; readonly each: number };
}

/** As where distances are counted: as in a dungeon, in feet, where the book knows no yards. */
export const countedAs = ({ outdoors }: DistanceRule, setting: Encounter['setting']): Encounter['setting'] =>
  outdoors ? setting : 'dungeon';

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly distance: DistanceRule;
  }
}
