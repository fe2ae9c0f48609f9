import type { DiceText } from '../../dice-text.ts';

/** What a ruleset says about healing without magic. */
export interface HealingRule {
  /** Hit points for a full day of complete rest. */
  readonly daily: DiceText;
}
