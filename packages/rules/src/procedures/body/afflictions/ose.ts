import { diseaseCarried } from './disease-carried.ts';
import { NOTHING, oseDrain, oseDrained, strengthDrained } from './ose-drain.ts';
import type { AfflictionsRule, Befallen } from './rule.ts';

const UNHARMED: Befallen = {
  ...NOTHING,
  says: 'is unharmed',
  rule: 'OSE-SAV-04',
  formula: 'the referee calls for saving throws',
};

/** The adventures chapter settles all this by saving throws that the referee calls for, but for lost levels, which nothing saves from. */
export const oseAfflictions: AfflictionsRule = {
  cites: {
    bleeding: 'TABLE',
    canRouse: 'TABLE',
    cured: 'OSE-SAV-05',
    dazed: 'TABLE',
    death: 'OSE-SAV-05',
    drained: 'OSE-APX-13',
    drainedExperience: 'TABLE',
    drainedPoints: 'TABLE',
    fearEnds: 'TABLE',
    levelsBack: 'TABLE',
    paralysed: 'OSE-APX-13',
    revived: 'TABLE',
    roused: 'TABLE',
    sick: 'TABLE',
    terrified: 'TABLE',
    weakened: 'OSE-APX-13',
    wakes: 'TABLE',
  },
  rule: 'OSE-SAV-04',
  known: [],
  brings: (attacker, attack) => oseDrain(attacker, attack) ?? diseaseCarried(attacker, attack),
  befalls: (victim, affliction, _course, dice) => {
    if (affliction.kind === 'strength') return strengthDrained(victim);
    return affliction.kind === 'drain' ? oseDrained(victim, affliction, dice) : UNHARMED;
  },
  biteRuling: () => null,
  sickness: () => 0,
  shakesOut: () => false,
  isOver: () => false,
};
