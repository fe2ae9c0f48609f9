import type { Cites, Figure, RuleId } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
/** What a ruleset says about how far one goes. Rates are feet. */
export interface MovementRule {
  /** Where the book says how far one goes, a group, and one in a round of a fight. */
  readonly cites: Cites<'one' | 'group' | 'round' | 'turn' | 'meeting'>;
  /** What the sheet shows besides, with the rules of this book; `base` is the movement rate in feet a turn. */
  readonly figures: ((creature: Creature, base: number) => readonly Figure[]) | null;
  /** Feet (yards outdoors) a round, from the base rate. */
  encounter(base: number): number;
  /** Feet a turn through unknown parts. */
  exploration(base: number): number;
  /** Feet a turn through parts that are known already. */
  familiar(base: number): number;
  /** Where the book says how fast a group goes: as its slowest member does. */
  readonly groupRule: RuleId;
  group(rates: readonly number[]): number;
}

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly movement: MovementRule;
  }
}
