import { mayCounter, mayDefend, PARRY_POINTS, penalties } from './eris.ts';
import type { ParryingRule } from './rule.ts';

const WHY = {
  'not-an-attacker': 'they do not attack',
  'rear-attacker': 'they strike from behind',
  'bad-amount': 'points are whole numbers',
  'over-four': 'there are four points in all',
} as const;

/** ERI-PAR as one slot. @param announced before the first attack that it is to affect (ERI-PAR-01) */
export const erisParrying = ({ announced }: { readonly announced: boolean }): ParryingRule => ({
  cites: { parry: 'ERI-PAR-01', points: 'ERI-PAR-02', riposte: 'ERI-PAR-03', others: 'ERI-PAR-04' },
  rule: 'ERI-PAR-02',
  points: PARRY_POINTS,
  announced,
  share: (attackers, allocation) => {
    const shared = penalties(attackers, allocation);
    return 'error' in shared ? { why: WHY[shared.error] } : shared;
  },
  mayCounter: (natural, kind) => mayCounter(true, natural, kind),
  mayDefend,
});
