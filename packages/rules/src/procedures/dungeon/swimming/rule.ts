import type { Cites } from '../../../core/index.ts';
/** What a ruleset says about water one can drown in. */
export interface SwimmingRule {
  readonly cites: Cites<'rate' | 'drowning'>;
  /** Feet a turn of a swimmer whose base rate on land is so many. */
  rate(base: number): number;
  /** Chances of drowning, in percent, that a referee may begin from: heavily and lightly laden. */
  readonly presets: { readonly heavy: number; readonly light: number };
}

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly swimming: SwimmingRule;
  }
}
