import type { AfflictionsRule } from './rule.ts';

/** The adventures chapter settles all this by saving throws that the referee calls for. */
export const oseAfflictions: AfflictionsRule = {
  cites: {
    canRouse: 'TABLE',
    cured: 'TABLE',
    dazed: 'TABLE',
    death: 'TABLE',
    drained: 'TABLE',
    drainedExperience: 'TABLE',
    drainedPoints: 'TABLE',
    fearEnds: 'TABLE',
    levelsBack: 'TABLE',
    revived: 'TABLE',
    roused: 'TABLE',
    sick: 'TABLE',
    weakened: 'TABLE',
    wakes: 'TABLE',
  },
  rule: 'OSE-SAV-04',
  known: [],
  brings: () => null,
  befalls: () => ({
    saved: null,
    says: 'is unharmed',
    hitPointsLost: 0,
    ailment: null,
    dies: false,
    drained: null,
    rule: 'OSE-SAV-04',
    formula: 'the referee calls for saving throws',
  }),
  biteRuling: () => null,
  sickness: () => 0,
  shakesOut: () => false,
  isOver: () => false,
};
