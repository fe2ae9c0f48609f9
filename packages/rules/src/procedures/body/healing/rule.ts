import type { Cites, Dice, Roll, RuleId } from '../../../core/index.ts';

/** A day of rest, as it ends. */
export interface RestDay {
  /** Hit points now and at most. */
  readonly now: number;
  readonly max: number;
  /** The day is the so-manyth of complete rest in a row, from 1. */
  readonly inARow: number;
  /** The place is safe and secured. */
  readonly safe: boolean;
  /** They had food that day, or nobody asked. */
  readonly fed: boolean;
}

/** What a ruleset says about healing without magic. */
export interface HealingRule {
  /** What brings rest its fruit: where the book asks for a place of some kind, which. */
  readonly cites: Cites<'safety'>;
  /** What rest asks for and brings, in words. */
  readonly restBrings: string;
  readonly id: RuleId;
  /** Each full day of complete rest heals by itself. */
  readonly daily: boolean;
  /** The least hit points from which somebody alive recovers. */
  readonly least: number;
  /** What such a day brings, above the hit points now; null for nothing. Never above the full ones. */
  rested(day: RestDay, dice: Dice): Roll | null;
  /** Where it matters whether a place is safe. */
  isSafe(place: string, guarded: boolean, wanderingFree: boolean): boolean;
}

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly healing: HealingRule;
  }
}
