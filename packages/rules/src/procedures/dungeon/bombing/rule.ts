import type { Cites } from '../../../core/index.ts';
/** What a ruleset says about things dropped from the air. */
export interface BombingRule {
  readonly cites: Cites<'dropping'>;
  /** Feet; from higher nothing can be aimed. */
  readonly highest: number;
  /** A d20 that shows so many or more hits. */
  readonly hitsFrom: number;
  readonly damage: { readonly count: number; readonly sides: number };
}

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly bombing: BombingRule;
  }
}
