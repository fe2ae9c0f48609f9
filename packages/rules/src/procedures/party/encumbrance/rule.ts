import type { Cites, Figure, ItemId, RuleId } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';

/** Of a thing that somebody carries too much of: what stays, and what has to go. */
export interface Surplus {
  readonly item: ItemId;
  readonly kept: number;
  readonly removed: number;
}

/** How many of some things one carries at most. */
export interface ItemLimits {
  readonly rule: RuleId;
  /** Nobody buys more, or sets out with more; otherwise it is only said. */
  readonly enforced: boolean;
  over(creature: Creature): readonly Surplus[];
}

/** What a ruleset says about the weight of what one carries. */
export interface EncumbranceRule {
  readonly cites: Cites<'treasure' | 'items' | 'struck' | 'overladen'>;
  /** What the sheet shows besides, with the rules of this book; `base` is the movement rate in feet a turn. */
  readonly figures: ((creature: Creature, base: number) => readonly Figure[]) | null;
  /** The system in force, in words. */
  readonly name: string;
  /** The rule by which the rate is derived. */
  readonly id: RuleId;
  /** Whether a bulky burden slows by itself; the rule that says so, or null. */
  readonly bulk: RuleId | null;
  /** What is carried, in coins, as far as the system counts it. */
  load(creature: Creature): number;
  /** The most that one carries of some things; null where there is no such limit. */
  readonly limits: ItemLimits | null;
  /** Whether those whom poison weakens bear half the load. */
  readonly halvedByWeakness: boolean;
  /** Base movement rate in feet a turn; 0 when overloaded. @param weakened by a poison that bears on what one can carry */
  rate(creature: Creature, weakened?: boolean): number;
}

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly encumbrance: EncumbranceRule;
  }
}
