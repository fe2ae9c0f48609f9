import { afterRest, isSafe } from './eris.ts';
import type { HealingRule } from './rule.ts';

/** ERI-REC-01, 02: not day by day, but all after a week of them in a row; the critically injured too. */
export const erisHealing: HealingRule = {
  cites: { safety: 'ERI-REC-01' },
  id: 'ERI-REC-02',
  daily: null,
  least: Number.NEGATIVE_INFINITY,
  rested: ({ now, max, inARow, safe }) => {
    const plus = afterRest(now, max, inARow, safe) - now;
    return plus > 0 ? { sides: 1, faces: [], plus, total: plus } : null;
  },
  isSafe,
};
