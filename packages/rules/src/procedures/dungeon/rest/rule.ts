import type { Cites } from '../../../core/index.ts';
/** What a ruleset says about rest while exploring. */
export interface RestRule {
  readonly cites: Cites<'hourly'>;
  /** Active turns in a row without a turn of rest that tire the party. */
  readonly activeTurns: number;
  /** What tiredness adds to attack and damage rolls. */
  readonly penalty: { readonly attack: number; readonly damage: number };
}

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly rest: RestRule;
  }
}
