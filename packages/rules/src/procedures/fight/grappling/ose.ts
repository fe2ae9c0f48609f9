import type { GrapplingRule } from './rule.ts';

/** The adventures chapter knows no grappling. */
export const oseGrappling: GrapplingRule = {
  cites: { held: 'OSE-CMB-35', stunned: 'OSE-CMB-35', breaking: 'OSE-CMB-35', objecting: 'TABLE' },
  rule: 'OSE-CMB-35',
  manners: [],
  fewest: 1,
  bout: () => ({
    winner: 'nobody',
    says: 'nothing comes of it',
    targetHeld: false,
    attackersHeld: false,
    targetStunned: 0,
    attackersStunned: 0,
    rule: 'OSE-CMB-35',
    formula: 'not in the book',
    throws: [],
  }),
  breaksFree: () => ({ free: true, rule: 'OSE-CMB-35', formula: 'nobody is held by these rules', throws: [] }),
  impossible: null,
  overcome: { says: 'who can only try to break free', formula: 'not in the book', stunnedFor: 'not in the book' },
};
