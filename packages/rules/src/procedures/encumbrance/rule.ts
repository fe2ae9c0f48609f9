import type { ItemId } from '../../ids.ts';
import type { Figure, RuleId } from '../../ruling.ts';
import type { Creature } from '../../state/creature.ts';

/** What a ruleset says about the weight of what one carries. */
export interface EncumbranceRule {
  /** What the sheet shows besides, with the rules of this book; `base` is the movement rate in feet a turn. */
  figures?(creature: Creature, base: number): readonly Figure[];
  /** The system in force, in words. */
  readonly name: string;
  /** The rule by which the rate is derived. */
  readonly id: RuleId;
  /** Whether a bulky burden slows by itself; the rule that says so, or null. */
  readonly bulk: RuleId | null;
  /** What is carried, in coins, as far as the system counts it. */
  load(creature: Creature): number;
  /** What somebody carries more of than the book lets one carry, by the thing; what stays, and what has to go. */
  trimmed?(creature: Creature): readonly { readonly item: ItemId; readonly kept: number; readonly removed: number }[];
  /** Base movement rate in feet a turn; 0 when overloaded. */
  rate(creature: Creature): number;
}
