import { type Modifier, summed } from '../../../core/index.ts';
import type { MoraleRule, Raised, Troop } from './rule.ts';

const NEVER_FIGHTS = 2;
const NEVER_CHECKS = 12;
const MOST_ADJUSTMENT = 2;

const checks = (score: number): boolean => score > NEVER_FIGHTS && score < NEVER_CHECKS;
const clamped = (sum: number): number => Math.max(-MOST_ADJUSTMENT, Math.min(MOST_ADJUSTMENT, sum));

const TROOP_MORALE: Readonly<Record<Troop, number>> = { untrained: 6, barbarian: 7, trained: 8 };

/** OSE-MOR-06: by kind of troop, with what raises it; 12 is the most. */
export function mercenaryMorale(troop: Troop, { mounted, elite, fanatic, conditions }: Raised): readonly Modifier[] {
  const parts = [
    { name: 'kind of troop', value: TROOP_MORALE[troop] },
    { name: 'mounted', value: mounted ? 1 : 0 },
    { name: 'elite', value: elite ? 1 : 0 },
    { name: 'fanatic', value: fanatic ? 2 : 0 },
    { name: 'conditions', value: clamped(conditions) },
  ];
  const over = Math.max(0, summed(parts) - NEVER_CHECKS);
  return [...parts, { name: 'twelve at most', value: -over }].filter(({ value }) => value !== 0);
}

export const oseMoraleCites: MoraleRule['cites'] = {
  never: 'OSE-MOR-01',
  check: 'OSE-MOR-02',
  due: 'OSE-MOR-03',
  proven: 'OSE-MOR-04',
  adjustment: 'OSE-MOR-05',
  mercenary: 'OSE-MOR-06',
};

/** OSE-MOR-01…06. Only the unadjusted score grants never checking (R07); who fights alone is not driven to check (R39). */
export const oseMorale = ({ morale }: { readonly morale: boolean }): MoraleRule => ({
  cites: oseMoraleCites,
  check: {
    formula: '2d6 > morale: they break',
    dice: { count: 2, sides: 6 },
    checkedAt: 'own-turn',
    checks,
    highStands: false,
    result: (total, target) => (total > target ? 'flee' : 'fight'),
    triggers: ({ initial, deaths, incapacitated, firstDeathDone, halfDone }) => {
      if (initial < 2) return [];
      const half = 2 * incapacitated >= initial && incapacitated > 0;
      return [
        ...(deaths > 0 && !firstDeathDone ? (['first-death'] as const) : []),
        ...(half && !halfDone ? (['half'] as const) : []),
      ];
    },
  },
  servantsWaver: false,
  played: morale,
  score: {
    unscored: null,
    mostAdjustment: MOST_ADJUSTMENT,
    mercenary: mercenaryMorale,
    target: (score, adjustments) =>
      checks(score) ? score + clamped(adjustments.reduce((sum, each) => sum + each, 0)) : score,
  },
  enough: 2,
  fights: (score) => score > NEVER_FIGHTS,
});
