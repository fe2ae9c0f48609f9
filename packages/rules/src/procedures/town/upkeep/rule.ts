import type { RuleId } from '../../../core/index.ts';

/** What a ruleset says about what characters cost by living. */
export interface UpkeepRule {
  readonly id: RuleId;
  /** The rule by which it falls due each week. */
  readonly byWeek: RuleId;
  /** Charged for each week in a settlement, instead of when a session opens there. */
  readonly weekly: boolean;
  /** How a period's gold is found, in words. */
  says(experience: number): string;
  /** Gold pieces a period. */
  of(experience: number, stronghold: 'none' | 'wilderness'): number;
  periods(mode: 'session' | 'weekly', inSettlement: boolean, weeks: number): number;
}

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    /** Null where the book leaves it to the referee. */
    readonly upkeep: UpkeepRule | null;
  }
}
