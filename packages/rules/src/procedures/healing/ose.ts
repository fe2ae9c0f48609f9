import type { HealingRule } from './rule.ts';

/** OSE-HEA-01. */
export const oseHealing: HealingRule = { daily: { count: 1, sides: 3, plus: 0, times: 1 } };
