import { mayCounter, mayDefend, PARRY_POINTS, penalties } from './eris.ts';
import type { ParryingRule } from './rule.ts';

const WHY = {
  'not-an-attacker': 'they do not attack',
  'rear-attacker': 'they strike from behind',
  'bad-amount': 'points are whole numbers',
  'over-four': 'there are four points in all',
} as const;

/** ERI-PAR as one slot. */
export const erisParrying: ParryingRule = {
  rule: 'ERI-PAR-02',
  points: PARRY_POINTS,
  share: (attackers, allocation) => {
    const shared = penalties(attackers, allocation);
    return 'error' in shared ? { why: WHY[shared.error] } : shared;
  },
  mayCounter: (natural, kind) => mayCounter(true, natural, kind),
  mayDefend,
};
