import type { ParryingRule } from './rule.ts';

/** The adventures chapter knows no parrying. */
export const oseParrying: ParryingRule = {
  cites: { parry: 'OSE-CMB-16', points: 'OSE-CMB-16', riposte: 'OSE-CMB-16', others: 'OSE-CMB-16' },
  rule: 'OSE-CMB-16',
  points: 0,
  announced: true,
  share: () => ({ penalties: {} }),
  mayCounter: () => false,
  mayDefend: () => false,
};
