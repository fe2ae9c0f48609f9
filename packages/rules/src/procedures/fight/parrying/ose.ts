import type { ParryingRule } from './rule.ts';

/** The adventures chapter knows no parrying. */
export const oseParrying: ParryingRule = {
  rule: 'OSE-CMB-16',
  points: 0,
  announced: true,
  share: () => ({ penalties: {} }),
  mayCounter: () => false,
  mayDefend: () => false,
};
